/** What a change did, line by line, or two versions of a file side by side. */
import { type JSX, useEffect, useState } from 'react';
import type { ContentDiff, DiffLine, KeptVersion } from '#staff/contract/content.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { actFailure, loadDiff } from '../stores/content/acts.ts';
import { Notice } from '../ui/Notice.tsx';

type File = ContentDiff['files'][number];

const KINDS: Readonly<Record<File['kind'], string>> = {
  added: 'new',
  changed: 'changed',
  removed: 'removed',
  renamed: 'renamed',
};
const BOX = 'text-sm rounded-paper bg-sunk m-0 grid gap-1 p-3 wrap-anywhere whitespace-pre-wrap';
const MARKED = 'rounded-[3px] px-1 text-ink';

/** A line: new ones are marked as inserted, old ones as deleted, also for screen readers. */
function Line({ sign, text }: DiffLine): JSX.Element {
  if (sign === '+')
    return <ins className={`${MARKED} bg-sage-tint no-underline`}>{text || ' '}</ins>;
  if (sign === '-') return <del className={`${MARKED} bg-error-tint`}>{text || ' '}</del>;
  return <span className="text-ink-soft">{text || ' '}</span>;
}

/** A line of one of two versions: marked where they differ. */
function SideLine({ sign, text }: DiffLine): JSX.Element {
  if (sign === ' ') return <Line sign={sign} text={text} />;
  return <mark className={`${MARKED} bg-tan-tint`}>{text || ' '}</mark>;
}

interface LinesProps {
  lines: readonly DiffLine[];
  of?: (line: DiffLine) => JSX.Element;
}

const Lines = ({ lines, of: Shown = Line }: LinesProps): JSX.Element => (
  <div className={BOX}>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
      <Shown key={at} {...line} />
    ))}
  </div>
);

/** The comparison, once it is there. */
function useDiff(of: 'changes' | 'kept', id: string): { diff?: ContentDiff; failure?: string } {
  const [found, setFound] = useState<{ diff?: ContentDiff; failure?: string }>({});
  useEffect(() => {
    loadDiff(of, id).then(
      (diff) => setFound({ diff }),
      (error: unknown) => setFound({ failure: actFailure(error) }),
    );
  }, [of, id]);
  return found;
}

function Failure({ words }: { words: string }): JSX.Element {
  return (
    <Notice look="bad" glyph="alert" role="alert">
      {words}
    </Notice>
  );
}

/** Every file of a change. */
export function ChangeLines({ id }: { id: string }): JSX.Element | null {
  const { diff, failure } = useDiff('changes', id);
  if (failure) return <Failure words={failure} />;
  return (
    <div className="grid gap-3" data-comparison>
      {diff?.files.map((file) => (
        <div className="grid gap-1.5" key={file.path}>
          <h4 className="text-sm">
            {fileWords(file.path)}{' '}
            <span className="font-normal text-ink-soft">({KINDS[file.kind]})</span>
          </h4>
          {file.lines ? (
            <Lines lines={file.lines} />
          ) : (
            <p className="text-sm text-ink-soft">A picture. The preview shows it in its place.</p>
          )}
        </div>
      ))}
    </div>
  );
}

interface Sides {
  kept: Pick<KeptVersion, 'id'>;
  /** `yours` or a name, with a time. */
  own: string;
  other: string;
}

/** A kept version and the one in place, side by side from a tablet on. */
export function TwoVersions({ kept, own, other }: Sides): JSX.Element | null {
  const { diff, failure } = useDiff('kept', kept.id);
  if (failure) return <Failure words={failure} />;
  const lines = diff?.files.flatMap((file) => file.lines ?? []) ?? [];
  const without = (sign: DiffLine['sign']): DiffLine[] =>
    lines.filter((line) => line.sign !== sign);
  return (
    <div className="grid gap-3 md:grid-cols-2" data-comparison>
      {[
        { title: own, shown: without('-') },
        { title: other, shown: without('+') },
      ].map(({ title, shown }) => (
        <div className="grid content-start gap-1.5" key={title}>
          <h4 className="text-sm">{title}</h4>
          <Lines lines={shown} of={SideLine} />
        </div>
      ))}
    </div>
  );
}
