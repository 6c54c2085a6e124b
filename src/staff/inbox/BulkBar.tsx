/** Actions on the selected rows. Erase and discard are never among them. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import { $picked } from '../stores/inbox.ts';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { AssignSheet } from '../lead/AssignSheet.tsx';
import { assignAll, exportRows, markAnswered, markSpam } from '../follow-up/row-actions.ts';

const BUTTON =
  'grid min-h-[52px] min-w-[60px] content-center justify-items-center gap-0.5 border-0 bg-transparent text-2xs';

function BulkButton({
  glyph,
  text,
  onClick,
}: {
  glyph: GlyphLook;
  text: string;
  onClick: () => void;
}): JSX.Element {
  return (
    <button
      className={`${BUTTON} lg:flex lg:min-h-9 lg:items-center lg:gap-1.5 lg:px-2.5 lg:text-sm`}
      type="button"
      onClick={onClick}
    >
      <Glyph name={glyph} />
      {text}
    </button>
  );
}

const BAR = 'sticky bottom-0 z-41 mt-auto flex items-center gap-0.5 bg-ink px-2 py-1.5 text-paper';
const DESK =
  'lg:absolute lg:inset-x-4 lg:bottom-14 lg:rounded-thread lg:pr-2.5 lg:pl-5 lg:shadow-(--shadow-lift)';

export function BulkBar(): JSX.Element | null {
  const picked = useStore($picked);
  const [isAssigning, setAssigning] = useState(false);
  if (!picked.size) return null;
  const ids = [...picked];
  return (
    <div className={`${BAR} ${DESK}`} role="toolbar" aria-label="Selected leads">
      <BulkButton glyph="close" text="None" onClick={() => $picked.set(new Set())} />
      <span className="flex-1 px-1 text-sm font-semibold" role="status">
        {picked.size} selected
      </span>
      <BulkButton glyph="check" text="Answered" onClick={() => markAnswered(ids)} />
      <BulkButton glyph={LATE_GLYPHS.assign} text="Assign" onClick={() => setAssigning(true)} />
      <BulkButton glyph="spam" text="Spam" onClick={() => markSpam(ids)} />
      <BulkButton glyph={LATE_GLYPHS.download} text="Export" onClick={() => exportRows(ids)} />
      {isAssigning && (
        <AssignSheet
          current={null}
          onClose={() => setAssigning(false)}
          onAssign={async (to) => {
            await assignAll(ids, to);
            $picked.set(new Set());
          }}
        />
      )}
    </div>
  );
}
