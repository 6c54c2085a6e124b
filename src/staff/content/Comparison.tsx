/** What a change did, line by line, and what one of two versions of a file has in place of the other. */
import { type JSX, useEffect, useState } from 'react';
import type { ContentDiff, DiffLine } from '#staff/contract/content.ts';
import { fileWords } from '#staff/contract/content-words.ts';
import { actFailure, loadDiff } from '../stores/content/acts.ts';
import { Notice } from '../ui/Notice.tsx';
import type { MarkedLine } from './word-marks.ts';

type File = ContentDiff['files'][number];

const KINDS: Readonly<Record<File['kind'], string>> = {
  added: 'new',
  changed: 'changed',
  removed: 'removed',
  renamed: 'renamed',
};
const BOX = 'text-sm rounded-paper bg-sunk m-0 grid gap-1 p-3 wrap-anywhere whitespace-pre-wrap';
const MARKED = 'rounded-[3px] px-1 text-ink';
const QUOTE =
  'm-0 grid gap-1.5 border-0 border-l-[3px] border-solid border-line pl-3 wrap-anywhere';
const WORDS = 'bg-sage-tint text-ink shadow-[inset_0_-2px_0_var(--color-sage-deep)]';

/** A line: new ones are marked as inserted, old ones as deleted, also for screen readers. */
function Line({ sign, text }: DiffLine): JSX.Element {
  if (sign === '+')
    return <ins className={`${MARKED} bg-sage-tint no-underline`}>{text || ' '}</ins>;
  if (sign === '-') return <del className={`${MARKED} bg-error-tint`}>{text || ' '}</del>;
  return <span className="text-ink-soft">{text || ' '}</span>;
}

/** The comparison, once it is there. */
function useDiff(id: string): { diff?: ContentDiff; failure?: string } {
  const [found, setFound] = useState<{ diff?: ContentDiff; failure?: string }>({});
  useEffect(() => {
    loadDiff(id).then(
      (diff) => setFound({ diff }),
      (error: unknown) => setFound({ failure: actFailure(error) }),
    );
  }, [id]);
  return found;
}

export function Failure({ words }: { words: string }): JSX.Element {
  return (
    <Notice look="bad" glyph="alert" role="alert">
      {words}
    </Notice>
  );
}

/** Every file of a change. */
export function ChangeLines({ id }: { id: string }): JSX.Element {
  const { diff, failure } = useDiff(id);
  if (failure) return <Failure words={failure} />;
  return (
    <div className="grid gap-3" data-comparison aria-busy={!diff}>
      {!diff && <p className="text-sm text-ink-soft">Looking up what it changed…</p>}
      {diff?.files.map(({ path, kind, title, lines }) => (
        <div className="grid gap-1.5" key={path}>
          <p className="text-sm font-semibold">
            {fileWords(path, title)}{' '}
            <span className="font-normal text-ink-soft">({KINDS[kind]})</span>
          </p>
          {lines ? (
            <div className={BOX}>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
                <Line key={at} {...line} />
              ))}
            </div>
          ) : (
            <p className="text-sm text-ink-soft">A picture. The preview shows it in its place.</p>
          )}
        </div>
      ))}
    </div>
  );
}

/** The lines that one of two versions has in place of those of the other. */
export function Quote({ lines }: { lines: readonly MarkedLine[] }): JSX.Element {
  return (
    <blockquote className={QUOTE}>
      {lines.map(({ before, marked, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <p className="m-0" key={at}>
          {before}
          {marked && <mark className={WORDS}>{marked}</mark>}
          {after}
        </p>
      ))}
      {lines.length === 0 && <p className="m-0 text-ink-soft">Nothing in this place.</p>}
    </blockquote>
  );
}
