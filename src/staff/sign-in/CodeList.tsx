/** Recovery codes, to copy or to print. */
import { type JSX, useState } from 'react';
import { StaffButton } from '../ui/StaffButton.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';

export function CodeList({ codes }: { codes: readonly string[] }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied(true))
      .catch(console.error);
  };
  return (
    <>
      <ol
        className="grid gap-1 rounded-paper bg-raised px-4 py-3 text-center font-semibold"
        data-recovery-codes
      >
        {codes.map((code) => (
          <li className="list-none" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-3 print:hidden">
        <StaffButton tall glyph={LATE_GLYPHS.copy} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </StaffButton>
        <StaffButton tall onClick={() => window.print()}>
          Print
        </StaffButton>
      </div>
    </>
  );
}
