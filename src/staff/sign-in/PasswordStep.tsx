/** First step: a passkey alone, or username and password. */
import { type FormEvent, type JSX, useId, useState } from 'react';
import type { SessionState } from '#staff/contract/session.ts';
import { hasPasskeys, sendPasskey, sendPassword } from '../stores/session/sign-in.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { LineField } from '../ui/Field.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Door } from './Door.tsx';
import { FailureNotice, useCountdown, waitText } from './FailureNotice.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useStep } from './use-step.ts';

const LINE = 'h-px flex-1 bg-line';

interface Props {
  name: string;
  /** Whether the last session expired. */
  isTimedOut: boolean;
  isNext: boolean;
  onDone: (state: SessionState) => void;
}

export function PasswordStep({ name, isTimedOut, isNext, onDone }: Props): JSX.Element {
  const id = useId();
  const step = useStep(onDone);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { failure, isBusy, run } = step;
  const seconds = useCountdown(failure?.retryAt);
  const isOffline = failure?.kind === 'offline';
  const isWrong = failure?.kind === 'wrong';
  const passwordFirst = isWrong;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => sendPassword(username, password), 'password');
  };
  const passkey = hasPasskeys() && !isOffline && (
    <StaffButton
      look={passwordFirst ? 'line' : 'go'}
      tall
      wide
      glyph={LATE_GLYPHS.key}
      disabled={isBusy !== undefined}
      onClick={() => run(sendPasskey, 'passkey')}
    >
      {isBusy === 'passkey' ? 'Waiting for your passkey…' : 'Use a passkey'}
    </StaffButton>
  );
  return (
    <Door
      name={name}
      title="Sign in"
      isNext={isNext}
      lead={
        isTimedOut &&
        !failure &&
        'You were signed out after 30 minutes without a tap, or after 12 hours.'
      }
    >
      {failure && <FailureNotice failure={failure} seconds={seconds} id={`${id}-error`} />}
      {passkey && !passwordFirst && (
        <>
          {passkey}
          <p className="flex items-center gap-3 text-sm text-ink-soft">
            <span className={LINE} />
            {seconds > 0 ? 'or wait' : 'or with a password'}
            <span className={LINE} />
          </p>
        </>
      )}
      <form className="grid gap-4.5" onSubmit={submit} data-sign-in>
        <LineField
          id={`${id}-username`}
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          tall
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          id={`${id}-password`}
          value={password}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <StaffButton
          type="submit"
          look={passwordFirst || !passkey ? 'go' : 'line'}
          tall
          wide
          disabled={isBusy !== undefined || seconds > 0 || isOffline}
        >
          {wordOf({ isOffline, seconds, isBusy: isBusy === 'password' })}
        </StaffButton>
      </form>
      {passwordFirst && passkey}
      <p className="text-sm text-ink-soft" role="status">
        {isBusy === 'password'
          ? 'Checking your password.'
          : 'No account? Ask whoever runs the site. Nobody can sign up here.'}
      </p>
    </Door>
  );
}

function wordOf(now: { isOffline: boolean; seconds: number; isBusy: boolean }): string {
  if (now.isOffline) return 'Waiting for a connection';
  if (now.seconds > 0) return waitText(now.seconds);
  return now.isBusy ? 'Checking…' : 'Next';
}
