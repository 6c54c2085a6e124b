/** How somebody learns of their call: the letter, or why none can be sent. */
import { type JSX, useId } from 'react';
import type { Language } from '#lib/language.ts';
import { subjectOf } from '#staff/contract/messages/call-letters.ts';
import { TextField } from './Field.tsx';
import { Notice } from './Notice.tsx';

const MAX_LETTER = 5000;

interface Props {
  /** Why no mail can be sent to them; `null` if it can. */
  noMail: string | null;
  /** The start that the subject names, epoch milliseconds. */
  at: number;
  zone: string;
  /** Of the letter. */
  language: Language;
  /** What comes with the mail. */
  hint: string;
  letter: string;
  onLetter: (text: string) => void;
}

export function CallTelling({
  noMail,
  at,
  zone,
  language,
  hint,
  letter,
  onLetter,
}: Props): JSX.Element {
  const id = useId();
  if (noMail !== null)
    return (
      <Notice look="bad" glyph="no">
        <b>{noMail}</b> Nothing can be written to them from here: call them first, and agree on it
        then.
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">
        By email. The subject is “<span lang={language}>{subjectOf(at, zone, language)}</span>”.{' '}
        {hint}
      </p>
      <TextField
        id={id}
        label="Message"
        lang={language}
        rows={9}
        maxLength={MAX_LETTER}
        value={letter}
        onChange={({ target }) => onLetter(target.value)}
      />
    </div>
  );
}
