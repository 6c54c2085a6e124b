/** Why a save was refused: a line for each field, and the way to it. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import type { Problem } from '#staff/contract/editor/prepared.ts';
import { showField } from '../stores/content/fields.ts';
import { $refusal } from '../stores/content/refusal.ts';
import { StaffButton, StaffTextButton } from '../ui/StaffButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** More would not be read at once. */
const SHOWN = 30;

const close = (): void => $refusal.set(undefined);

function ToChange(props: Problem & { onGo: (path: string) => void }): JSX.Element {
  const { field, path, words, onGo } = props;
  return (
    <li className="grid list-none gap-0.5 wrap-anywhere" data-problem>
      {path === undefined ? (
        <b className="text-ms">{field}</b>
      ) : (
        <StaffTextButton
          className="justify-self-start text-start font-semibold"
          onClick={() => onGo(path)}
        >
          {field}
        </StaffTextButton>
      )}
      <p className="m-0 text-sm">{words}</p>
    </li>
  );
}

export function RefusalSheet(): JSX.Element | null {
  const refusal = useStore($refusal);
  const [goTo, setGoTo] = useState<string>();
  useEffect(() => {
    // Once the sheet has closed and given the focus back.
    if (refusal || goTo === undefined) return;
    showField(goTo);
    setGoTo(undefined);
  }, [refusal, goTo]);
  if (!refusal) return null;
  const go = (path: string): void => {
    setGoTo(path);
    close();
  };
  const { title, text, problems, mayBeDraft } = refusal;
  const more = problems.length - SHOWN;
  return (
    <Sheet title={title} onClose={close}>
      {text && <p className="text-sm">{text}</p>}
      {problems.length > 0 && (
        <ul className="m-0 grid gap-3 p-0">
          {problems.slice(0, SHOWN).map((problem) => (
            <ToChange key={`${problem.field} ${problem.words}`} {...problem} onGo={go} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-sm">And {more} more.</p>}
      {mayBeDraft && (
        <p className="text-sm">
          Or switch “Draft” on: then it is saved as it is, and stays off the site.
        </p>
      )}
      <StaffButton look="ink" tall onClick={close}>
        Go on writing
      </StaffButton>
    </Sheet>
  );
}
