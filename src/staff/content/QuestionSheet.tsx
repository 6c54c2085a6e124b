/** Asks before a change of the content, and says why it failed. */
import type { JSX, ReactNode } from 'react';
import { actFailure } from '../stores/content/acts.ts';
import { useAction } from '../frame/use-action.ts';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

interface Props {
  title: string;
  /** What happens then. */
  children: ReactNode;
  yes: string;
  no: string;
  isDanger?: boolean;
  act: () => Promise<unknown>;
  onClose: () => void;
}

export function QuestionSheet(props: Props): JSX.Element {
  const { title, children, yes, no, isDanger = false, act, onClose } = props;
  const { failure, isBusy, run } = useAction(actFailure);
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="text-sm">{children}</p>
      {failure && (
        <Notice look="bad" glyph="alert" role="alert">
          {failure}
        </Notice>
      )}
      <StaffButton
        look={isDanger ? 'danger' : 'ink'}
        tall
        disabled={isBusy}
        onClick={() => run(act, onClose)}
      >
        {yes}
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        {no}
      </StaffButton>
    </Sheet>
  );
}
