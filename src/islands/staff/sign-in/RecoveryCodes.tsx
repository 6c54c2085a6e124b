/** The recovery codes, shown this once. */
import { type JSX, useState } from 'react';
import { Act } from '#ui/staff/Act.tsx';
import { BoxField } from '#ui/staff/Field.tsx';
import { LATE_GLYPHS } from '#ui/staff/late-glyphs.ts';
import { Door } from './Door.tsx';

interface Props {
  name: string;
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ name, codes, onDone }: Props): JSX.Element {
  const [isKept, setKept] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied(true))
      .catch(console.error);
  };
  return (
    <Door
      name={name}
      title="Keep these codes"
      lead="Each signs you in once if your phone is gone. They are shown only now. Print them or keep them where your phone is not."
      isNext
    >
      <ol
        className="tracking-wider grid gap-1 rounded-paper bg-raised px-4 py-3 text-center font-semibold"
        data-recovery-codes
      >
        {codes.map((code) => (
          <li className="list-none" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-3 print:hidden">
        <Act tall glyph={LATE_GLYPHS.copy} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Act>
        <Act tall onClick={() => window.print()}>
          Print
        </Act>
      </div>
      <BoxField checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        I have kept them
      </BoxField>
      <Act look="go" tall wide disabled={!isKept} onClick={onDone}>
        Go on
      </Act>
    </Door>
  );
}
