/** The set-up link of an account, shown this once. */
import { type JSX, useState } from 'react';
import type { SetUpLink } from '#staff/contract/accounts.ts';
import { dayText } from '#lib/time-words.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';

interface Props {
  link: SetUpLink;
  /** Time zone of the practice. */
  zone: string;
  onClose: () => void;
}

export function LinkSheet({ link, zone, onClose }: Props): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const address = location.origin + link.path;
  const copy = (): void => {
    navigator.clipboard
      .writeText(address)
      .then(() => setCopied(true))
      .catch(console.error);
  };
  return (
    <Sheet title={`A link for ${link.username}`} onClose={onClose} isFixed>
      <p className="text-sm">
        It sets the password, once, until {dayText(link.endsAt, zone)}. Hand it over in person or by
        phone message, not in a shared chat. It’s shown only now.
      </p>
      <p className="rounded-paper bg-sunk px-3.5 py-3 text-sm break-all" data-set-up-address>
        {address}
      </p>
      <StaffButton look="go" tall glyph={LATE_GLYPHS.copy} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Done
      </StaffButton>
    </Sheet>
  );
}
