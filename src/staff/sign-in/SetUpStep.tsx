/** First sign-in: a second step is chosen before anything else opens. */
import { type FormEvent, type JSX, useId, useState } from 'react';
import type { SecondStepAdded, TotpSetUp } from '#staff/contract/session.ts';
import { addPasskey, beginApp, confirmApp, hasPasskeys } from '../stores/session/sign-in.ts';
import { StaffButton, StaffTextButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { AppCode, AppLead } from './AppCode.tsx';
import { CodeField } from './CodeField.tsx';
import { Door } from './Door.tsx';
import { FailureNotice, useCountdown, waitText } from './FailureNotice.tsx';
import { useStep } from './use-step.ts';

interface Props {
  name: string;
  onDone: (added: SecondStepAdded) => void;
}

/** The choice between a passkey and an app. */
export function SetUpStep({ name, onDone }: Props): JSX.Element {
  const id = useId();
  const [app, setApp] = useState<TotpSetUp>();
  const passkey = useStep(onDone);
  const begin = useStep(setApp);
  const failure = passkey.failure ?? begin.failure;
  const isBusy = (passkey.isBusy ?? begin.isBusy) !== undefined;
  if (app)
    return <AppStep name={name} app={app} onDone={onDone} onBack={() => setApp(undefined)} />;
  const canPasskey = hasPasskeys();
  return (
    <Door
      name={name}
      title={canPasskey ? 'Add a passkey' : 'Add a second step'}
      lead={
        canPasskey
          ? 'Your face, finger or screen lock signs you in. Nothing to type, nothing to steal.'
          : 'An app on your phone shows a code that you type after your password.'
      }
      isNext
    >
      {failure && <FailureNotice failure={failure} seconds={0} id={`${id}-error`} />}
      {canPasskey && (
        <StaffButton
          look="go"
          tall
          wide
          glyph={LATE_GLYPHS.key}
          disabled={isBusy}
          onClick={() => passkey.run(addPasskey, 'add')}
        >
          Add a passkey
        </StaffButton>
      )}
      <StaffButton
        look={canPasskey ? 'line' : 'go'}
        tall
        wide
        disabled={isBusy}
        onClick={() => begin.run(beginApp, 'begin')}
      >
        Use an authenticator app
      </StaffButton>
      <Notice look="info">
        <b>Your 10 recovery codes come next.</b>
        <p>Each works once. Print them or keep them where your phone is not.</p>
      </Notice>
    </Door>
  );
}

/** Adds an app: open, copy or scan, then type a code. */
function AppStep({
  name,
  app,
  onDone,
  onBack,
}: Props & { app: TotpSetUp; onBack: () => void }): JSX.Element {
  const id = useId();
  const { failure, isBusy, run } = useStep(onDone);
  const [code, setCode] = useState('');
  const seconds = useCountdown(failure?.retryAt);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => confirmApp(code), 'confirm');
  };
  return (
    <Door name={name} title="Add the app" lead={<AppLead />} isNext>
      <AppCode app={app} />
      {failure && <FailureNotice failure={failure} seconds={seconds} id={`${id}-error`} />}
      <form className="grid gap-4.5" onSubmit={submit} data-confirm-app>
        <CodeField
          id={`${id}-code`}
          value={code}
          aria-invalid={failure?.kind === 'wrong' || undefined}
          aria-describedby={failure?.kind === 'wrong' ? `${id}-error` : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <StaffButton
          type="submit"
          look="go"
          tall
          wide
          disabled={isBusy !== undefined || seconds > 0}
        >
          {seconds > 0 ? waitText(seconds) : 'Add the app'}
        </StaffButton>
      </form>
      <p className="text-sm">
        <StaffTextButton onClick={onBack}>Back</StaffTextButton>
      </p>
    </Door>
  );
}
