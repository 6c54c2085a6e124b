/** How the person signs in: password, passkeys, authenticator app, recovery codes. */
import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import type { NewRecoveryCodes, OwnAccount, OwnPasskey } from '#staff/contract/own-account.ts';
import type { SecondStepAdded, TotpSetUp } from '#staff/contract/session.ts';
import { changed, failureText, removeApp, renewCodes } from '../stores/session/account.ts';
import { addPasskey, beginApp, hasPasskeys } from '../stores/session/sign-in.ts';
import { StaffButton, StaffIconButton } from '../ui/StaffButton.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Head, Line } from '../ui/Line.tsx';
import { midText } from '../ui/when.ts';
import { useAction } from '../frame/use-action.ts';
import { Trouble } from '../ui/Trouble.tsx';

const sheets = async () => (await import('./sheets.ts')).sheets;
const AppSheet = lazy(async () => ({ default: (await sheets()).AppSheet }));
const CodesSheet = lazy(async () => ({ default: (await sheets()).CodesSheet }));
const OthersSheet = lazy(async () => ({ default: (await sheets()).OthersSheet }));
const PasskeySheet = lazy(async () => ({ default: (await sheets()).PasskeySheet }));
const PasswordSheet = lazy(async () => ({ default: (await sheets()).PasswordSheet }));

/** From here on, the number of codes that are left is a warning. */
const FEW_CODES = 3;
const CODES = 10;

type Open =
  | { sheet: 'password' | 'others' }
  | { sheet: 'passkey'; passkey: OwnPasskey }
  | { sheet: 'app'; app: TotpSetUp }
  | { sheet: 'codes'; codes: readonly string[] };

interface Props {
  account: OwnAccount;
  now: number;
  zone: string;
  /** Says what has changed. */
  onDone: (what: string) => void;
}

export function SignInWays({ account, now, zone, onDone }: Props): JSX.Element {
  const { passwordAt, passkeys, hasApp, recoveryCodes } = account;
  const { failure, isBusy, run } = useAction(failureText);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const done = (what: string): void => {
    close();
    onDone(what);
  };
  const added =
    (what: string) =>
    ({ recoveryCodes: codes }: SecondStepAdded | NewRecoveryCodes): void => {
      done(what);
      if (codes.length > 0) setOpen({ sheet: 'codes', codes });
    };
  // So that a first use does not wait, and codes are shown without a connection.
  useEffect(() => {
    sheets().catch(console.error);
  }, []);
  const isLast = passkeys.length + Number(hasApp) === 1;
  const stays = `What stays: ${[
    passkeys.length === 1 ? '1 passkey' : passkeys.length > 1 && `${passkeys.length} passkeys`,
    hasApp && 'the app',
    recoveryCodes === 1 ? '1 recovery code' : `${recoveryCodes} recovery codes`,
  ]
    .filter(Boolean)
    .join(', ')}. Is one of them not yours? Use “Remove all others”.`;
  const when = (at: number): string => midText(at, now, zone);
  return (
    <section className="grid content-start gap-1.5" data-sign-in-ways>
      <Head title="How you sign in" />
      <Trouble failure={failure} />
      <ul className="m-0 p-0">
        <Line
          sign={<Glyph name={LATE_GLYPHS.lock} />}
          look="editor"
          title="Password"
          about={`Chosen ${when(passwordAt)}`}
        >
          <span className="flex flex-wrap justify-end gap-2">
            <StaffButton onClick={() => setOpen({ sheet: 'password' })}>
              Change<span className="vh"> the password</span>
            </StaffButton>
            {passkeys.length + Number(hasApp) > 0 && (
              <StaffButton look="danger" onClick={() => setOpen({ sheet: 'others' })}>
                Remove all others…
              </StaffButton>
            )}
          </span>
        </Line>
        {passkeys.map((passkey) => (
          <Line
            key={passkey.id}
            sign={<Glyph name={LATE_GLYPHS.key} />}
            look="staff"
            title={<span className="wrap-anywhere">{passkey.name || 'Passkey'}</span>}
            about={
              passkey.usedAt === null
                ? `Passkey · added ${when(passkey.createdAt)}, not used yet`
                : `Passkey · last used ${when(passkey.usedAt)}`
            }
          >
            <StaffIconButton
              label={`Change the passkey ${passkey.name}`}
              glyph="more"
              onClick={() => setOpen({ sheet: 'passkey', passkey })}
            />
          </Line>
        ))}
        {passkeys.length === 0 && (
          <Line
            sign={<Glyph name={LATE_GLYPHS.key} />}
            look="staff"
            title="No passkey"
            about="Your face, finger or screen lock would sign you in. Nothing to type, nothing to steal."
          />
        )}
        <Line
          sign={<Glyph name="phone" />}
          look="admin"
          title={hasApp ? 'Authenticator app' : 'No authenticator app'}
          about={
            hasApp
              ? 'Shows a code to type after the password'
              : 'An app on your phone would show a code to type after the password.'
          }
        >
          <StaffButton
            disabled={isBusy}
            onClick={() => run(beginApp, (app) => setOpen({ sheet: 'app', app }))}
          >
            {hasApp ? 'Replace' : 'Add'}
            <span className="vh"> the authenticator app</span>
          </StaffButton>
        </Line>
        <Line
          sign={<Glyph name={LATE_GLYPHS.note} />}
          look="editor"
          title="Recovery codes"
          about={
            <span className={recoveryCodes <= FEW_CODES ? 'font-semibold text-error' : ''}>
              {recoveryCodes} of {CODES} left, for when your phone is gone
            </span>
          }
        >
          <StaffButton
            disabled={isBusy}
            onClick={() =>
              run(renewCodes, ({ recoveryCodes: codes }) => setOpen({ sheet: 'codes', codes }))
            }
          >
            Renew<span className="vh"> the recovery codes</span>
          </StaffButton>
        </Line>
      </ul>
      <div className="flex flex-wrap gap-2 pt-1">
        {hasPasskeys() && (
          <StaffButton
            glyph={LATE_GLYPHS.plus}
            disabled={isBusy}
            onClick={() => run(() => changed(addPasskey()), added('The passkey is added.'))}
          >
            Add a passkey
          </StaffButton>
        )}
        {hasApp && !isLast && (
          <StaffButton
            look="danger"
            disabled={isBusy}
            onClick={() => run(removeApp, () => done('The authenticator app is removed.'))}
          >
            Remove the app
          </StaffButton>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        One second step always stays. Renewing the codes ends the former ones.
      </p>
      <Suspense fallback={null}>
        {open?.sheet === 'password' && (
          <PasswordSheet
            onDone={() =>
              done(`Your password is changed. Your other sessions have ended. ${stays}`)
            }
            onClose={close}
          />
        )}
        {open?.sheet === 'others' && (
          <OthersSheet
            account={account}
            onDone={added('Nothing else opens your account any more.')}
            onClose={close}
          />
        )}
        {open?.sheet === 'passkey' && (
          <PasskeySheet passkey={open.passkey} isLast={isLast} onDone={done} onClose={close} />
        )}
        {open?.sheet === 'app' && (
          <AppSheet
            app={open.app}
            isNext={hasApp}
            onDone={added(hasApp ? 'The new app is in place.' : 'The app is added.')}
            onClose={close}
          />
        )}
        {open?.sheet === 'codes' && <CodesSheet codes={open.codes} onClose={close} />}
      </Suspense>
    </section>
  );
}
