/** Signing in, step by step. The server says which step is next. */
import { type JSX, useEffect, useState } from 'react';
import { nextPath } from '#staff/contract/next-path.ts';
import type { SecondStepAdded, SessionState } from '#staff/contract/session.ts';
import { keepUser, wasSignedIn } from '../stores/session/kept-user.ts';
import { failureOf, loadState } from '../stores/session/sign-in.ts';
import { CodeStep } from './CodeStep.tsx';
import { Door } from './Door.tsx';
import { LinkStep } from './LinkStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpStep } from './SetUpStep.tsx';

/** A set-up link has its token behind the `#`. */
const LINK = /^#set-up=([\w-]{43})$/;

type View =
  | { view: 'loading' }
  | { view: 'link'; token: string }
  | { view: 'state'; state: SessionState; isNext: boolean }
  | { view: 'codes'; codes: readonly string[]; state: SessionState };

export function SignIn({ name }: { name: string }): JSX.Element {
  const [view, setView] = useState<View>({ view: 'loading' });
  const [isTimedOut, setTimedOut] = useState(false);

  const show = (state: SessionState, isNext = true): void => {
    if (state.state === 'signed-in') {
      keepUser(state.me);
      location.replace(nextPath(location.search, state.me.role));
    } else setView({ view: 'state', state, isNext });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    setTimedOut(wasSignedIn());
    const token = LINK.exec(location.hash)?.[1];
    if (token) {
      // Not in the history of a shared computer.
      history.replaceState(null, '', location.pathname + location.search);
      setView({ view: 'link', token });
      return;
    }
    loadState()
      .then((state) => show(state, false))
      .catch((error: unknown) => {
        if (failureOf(error).kind !== 'offline') console.error(error);
        show({ state: 'signed-out' }, false);
      });
  }, []);

  const added = ({ session, recoveryCodes }: SecondStepAdded): void => {
    if (recoveryCodes.length > 0) setView({ view: 'codes', codes: recoveryCodes, state: session });
    else show(session);
  };

  switch (view.view) {
    case 'loading':
      return <Door name={name} title="Sign in" />;
    case 'link':
      return <LinkStep name={name} token={view.token} onDone={show} />;
    case 'codes':
      return <RecoveryCodes name={name} codes={view.codes} onDone={() => show(view.state)} />;
    case 'state':
      break;
  }
  const { state, isNext } = view;
  if (state.state === 'second-step')
    return <CodeStep name={name} steps={state.steps} onDone={show} />;
  if (state.state === 'set-up') return <SetUpStep name={name} onDone={added} />;
  if (state.state === 'signed-in') return <Door name={name} title="You’re signed in" />;
  return <PasswordStep name={name} isTimedOut={isTimedOut} isNext={isNext} onDone={show} />;
}
