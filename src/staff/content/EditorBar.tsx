/** What the bar above the content editor leads to. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useState } from 'react';
import { CHANGES_PAGE } from '#staff/contract/content.ts';
import { useDecided } from '../stores/content/decided.ts';
import { $content } from '../stores/content/state.ts';
import { StaffButtonLink, StaffIconButton } from '../ui/StaffButton.tsx';

const OwnSheet = lazy(async () => ({
  default: (await import('../frame/after-answer.ts')).rare.OwnSheet,
}));

/** What is saved and not on the site, as a number. */
export function ChangesLink(): JSX.Element {
  const content = useStore($content);
  const changes = content?.changes.length ?? 0;
  const hasKept = content !== undefined && content.kept.length > 0;
  const hasDecided = useDecided().length > 0;
  return (
    <StaffButtonLink
      href={CHANGES_PAGE}
      {...((hasKept || hasDecided) && { glyph: 'alert' as const })}
    >
      {changes > 0 ? `Changes · ${changes}` : 'Changes'}
      {hasKept && <span className="vh">, two versions of a file</span>}
      {hasDecided && <span className="vh">, something of yours was put aside</span>}
    </StaffButtonLink>
  );
}

/** Who is signed in, on a phone; at a desk the rail has it. */
export function OwnAccountButton(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StaffIconButton
        className="lg:hidden"
        label="Your account"
        glyph="more"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <OwnSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
