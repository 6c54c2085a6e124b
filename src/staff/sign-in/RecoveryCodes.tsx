/** The recovery codes, shown this once. */
import { type JSX, useState } from 'react';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BoxField } from '../ui/Field.tsx';
import { CodeList } from './CodeList.tsx';
import { Door } from './Door.tsx';

interface Props {
  name: string;
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ name, codes, onDone }: Props): JSX.Element {
  const [isKept, setKept] = useState(false);
  return (
    <Door
      name={name}
      title="Keep these codes"
      lead="Each signs you in once if your phone is gone. They are shown only now. Print them or keep them where your phone is not."
      isNext
    >
      <CodeList codes={codes} />
      <BoxField checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        I have kept them
      </BoxField>
      <StaffButton look="go" tall wide disabled={!isKept} onClick={onDone}>
        Go on
      </StaffButton>
    </Door>
  );
}
