/** New recovery codes, shown this once. */
import { type JSX, useState } from 'react';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BoxField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { CodeList } from '../sign-in/CodeList.tsx';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

export function CodesSheet({ codes, onClose }: Props): JSX.Element {
  const [isKept, setKept] = useState(false);
  return (
    <Sheet title="Keep these codes" isFixed onClose={onClose}>
      <p className="text-sm">
        Each signs you in once if your phone is gone. They’re shown only now, and the former ones
        open nothing any more. Print them or keep them where your phone is not.
      </p>
      <CodeList codes={codes} />
      <BoxField checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        I have kept them
      </BoxField>
      <StaffButton look="ink" tall disabled={!isKept} onClick={onClose}>
        Done
      </StaffButton>
    </Sheet>
  );
}
