/** Second step: a code of an app, a passkey, or a recovery code. */
import { type FormEvent, type JSX, useId, useState } from 'react';
import type { SecondStep, SessionState } from '#staff/contract/session.ts';
import { hasPasskeys, sendCode, sendPasskey, startOver } from '../stores/session/sign-in.ts';
import { StaffButton, StaffTextButton } from '../ui/StaffButton.tsx';
import { LineField } from '../ui/Field.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { CodeField } from './CodeField.tsx';
import { Door } from './Door.tsx';
import { FailureNotice, useCountdown, waitText } from './FailureNotice.tsx';
import { useStep } from './use-step.ts';

const WORDS: Readonly<Record<SecondStep, string>> = {
  passkey: 'Use the passkey of this account.',
  totp: 'Type the 6 digits from your authenticator app.',
  recovery: 'Type one of your recovery codes. Each works once.',
};
const OTHERS: Readonly<Record<SecondStep, string>> = {
  passkey: 'Use a passkey',
  totp: 'Use your app',
  recovery: 'Use a recovery code',
};

interface Props {
  name: string;
  steps: readonly SecondStep[];
  onDone: (state: SessionState) => void;
}

export function CodeStep({ name, steps, onDone }: Props): JSX.Element {
  const id = useId();
  const { failure, isBusy, run } = useStep(onDone);
  const usable = steps.filter((step) => step !== 'passkey' || hasPasskeys());
  const [step, setStep] = useState<SecondStep>(usable[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const seconds = useCountdown(failure?.retryAt);
  const wrong = failure?.kind === 'wrong' && {
    'aria-invalid': true,
    'aria-describedby': `${id}-error`,
  };
  const field = {
    id: `${id}-code`,
    value: code,
    onChange: (event: { target: HTMLInputElement }) => setCode(event.target.value),
    ...wrong,
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => sendCode(code, step === 'recovery'), 'code');
  };
  const isWaiting = isBusy !== undefined || seconds > 0;
  return (
    <Door name={name} title="One more step" lead={WORDS[step]} isNext>
      {failure && <FailureNotice failure={failure} seconds={seconds} id={`${id}-error`} />}
      {step === 'passkey' ? (
        <StaffButton
          look="go"
          tall
          wide
          glyph={LATE_GLYPHS.key}
          disabled={isWaiting}
          onClick={() => run(sendPasskey, 'passkey')}
        >
          Use a passkey
        </StaffButton>
      ) : (
        <form className="grid gap-4.5" onSubmit={submit} data-second-step={step}>
          {step === 'totp' ? (
            <CodeField {...field} />
          ) : (
            <LineField label="Recovery code" autoCapitalize="characters" required tall {...field} />
          )}
          <StaffButton type="submit" look="go" tall wide disabled={isWaiting}>
            {seconds > 0 ? waitText(seconds) : 'Sign in'}
          </StaffButton>
        </form>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 text-sm">
        {usable
          .filter((other) => other !== step)
          .map((other) => (
            <StaffTextButton
              key={other}
              onClick={() => {
                setCode('');
                setStep(other);
              }}
            >
              {OTHERS[other]}
            </StaffTextButton>
          ))}
        <StaffTextButton onClick={() => run(startOver, 'over')}>Start over</StaffTextButton>
      </div>
    </Door>
  );
}
