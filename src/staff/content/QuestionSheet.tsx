/** Asks before a change of the content, and says why it failed. */
import type { JSX, ReactNode } from 'react';
import { actFailure } from '../stores/content/acts.ts';
import { useAction } from '../frame/use-action.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Failure } from './Comparison.tsx';

interface Props {
  title: string;
  /** What happens then. */
  children: ReactNode;
  yes: string;
  no: string;
  act: () => Promise<unknown>;
  onClose: () => void;
}

export function QuestionSheet(props: Props): JSX.Element {
  const { title, children, yes, no, act, onClose } = props;
  const { failure, isBusy, run } = useAction(actFailure);
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="grid gap-3 text-sm">{children}</div>
      {failure && <Failure words={failure} />}
      <StaffButton look="ink" tall disabled={isBusy} onClick={() => run(act, onClose)}>
        {yes}
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        {no}
      </StaffButton>
    </Sheet>
  );
}
