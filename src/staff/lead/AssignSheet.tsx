/** Who takes care of a lead. */
import { type JSX, useEffect, useState } from 'react';
import type { Person } from '#staff/contract/accounts.ts';
import { useStore } from '@nanostores/react';
import { askJson } from '../stores/client.ts';
import { $me } from '../stores/me.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BoxField } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';

interface Props {
  current: string | null;
  onAssign: (to: string | null) => Promise<unknown>;
  onClose: () => void;
}

export function AssignSheet({ current, onAssign, onClose }: Props): JSX.Element {
  const me = useStore($me);
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [to, setTo] = useState(current ?? me?.id ?? '');
  const [failed, setFailed] = useState(false);
  const fail = (): void => setFailed(true);
  useEffect(() => {
    askJson<readonly Person[]>('people').then(setPeople, () => setFailed(true));
  }, []);
  const choices = [...people, { id: '', username: 'Nobody' }];
  return (
    <Sheet title="Assign" onClose={onClose}>
      <fieldset>
        <legend className="vh">To whom</legend>
        {choices.map(({ id, username }) => (
          <BoxField
            key={id}
            type="radio"
            name="assign"
            checked={to === id}
            onChange={() => setTo(id)}
          >
            {username}
            {id !== '' && id === me?.id && ' (you)'}
          </BoxField>
        ))}
      </fieldset>
      {failed && (
        <Notice look="bad" glyph="alert" role="alert">
          That did not work. Nobody was assigned.
        </Notice>
      )}
      <StaffButton look="ink" tall onClick={() => onAssign(to || null).then(onClose, fail)}>
        Assign
      </StaffButton>
    </Sheet>
  );
}
