/**
 * The cookie preferences (R170–R174, R184): switches that show the choice in force, and what was
 * chosen when. Its answers are stored without this script too (features/consent/banner.client.ts).
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { OPTIONAL, type Optional } from './consent.ts';
import { $consent, type Consent } from './consent.store.ts';
import { ActionButton } from '#ui/Button.tsx';
import type { BannerWords } from './banner-words.en.ts';

interface ConsentSwitchProps {
  name?: Optional;
  title: string;
  text: string;
  /** The choice in force. */
  isOn: boolean;
}

function ConsentSwitch({ name, title, text, isOn }: ConsentSwitchProps): JSX.Element {
  return (
    <li className="border-t border-line">
      <label className="grid cursor-pointer grid-cols-fill-fit items-center gap-4 py-3">
        <span>
          <b>{title}</b>
          <small className="block text-small leading-normal text-ink-soft">{text}</small>
        </span>
        <span className="relative my-1.25 h-8.5 w-15 has-disabled:opacity-60">
          <input
            className="peer absolute m-0 size-full cursor-pointer appearance-none rounded-[34px] bg-line-strong checked:bg-teal-deep disabled:cursor-default forced-colors:size-6 forced-colors:appearance-auto"
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
            role="switch"
            name={name}
            defaultChecked={isOn}
            disabled={!name}
          />
          <span className="pointer-events-none absolute top-1 left-1 size-6.5 rounded-thread bg-raised [transition:translate_var(--duration-calm)_var(--ease-calm)] peer-checked:[translate:26px_0] forced-colors:hidden" />
        </span>
      </label>
    </li>
  );
}

interface Props {
  /** Description of each switch. */
  switches: Readonly<Record<Optional, string>>;
  /** Effective date of the cookie policy, for readers (R096). */
  policyDay: string;
  words: BannerWords;
}

/** What is in force since when. */
function receipt({ choice }: Consent, policy: string, words: BannerWords): string {
  if (!choice) return words.unchosen;
  const { always, switches, chosen } = words;
  const titles = [always.title, ...choice.names.map((name) => switches[name])];
  return chosen
    .replace(
      '{day}',
      new Date(choice.at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' }),
    )
    .replace('{names}', titles.join(', ').toLowerCase())
    .replace('{policy}', policy);
}

const inputs = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name]'),
];

export function Preferences({ switches, policyDay, words }: Props): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const consent = useStore($consent);
  // What was rendered by the build says nothing about this visitor.
  const [isAwake, setAwake] = useState(false);
  const known: Consent = isAwake ? consent : { allowed: [], isOptedOut: false };

  useEffect(() => {
    if (!form.current) return;
    // What was switched on while the script was on its way stays on.
    for (const input of inputs(form.current))
      input.checked ||= $consent.get().choice?.names.some((name) => name === input.name) ?? false;
    setAwake(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the consent counts.
  useEffect(() => {
    if (!form.current?.closest('dialog')?.open) form.current?.reset();
  }, [known]);

  return (
    <dialog
      id="cookie-preferences"
      className="m-auto w-small-dialog rounded-paper border-0 bg-raised p-0 text-ink shadow-lift backdrop:bg-(--scrim)"
      aria-labelledby="preferences-title"
      closedby="any"
      onClose={() => form.current?.reset()}
    >
      <form ref={form} className="grid gap-5 p-card" method="dialog">
        <div className="flex items-center justify-between gap-4">
          <h2 id="preferences-title" className="text-d2 font-book">
            {words.preferences}
          </h2>
          <ActionButton
            type="submit"
            look="line"
            small
            className="flex-none"
            aria-label={words.closeAsItIs}
          >
            {words.close}
          </ActionButton>
        </div>
        <p className="hidden small soft opted-out:block">{words.optedOut}</p>
        <ul>
          <ConsentSwitch {...words.always} isOn />
          {OPTIONAL.map((name) => (
            <ConsentSwitch
              key={name}
              name={name}
              title={words.switches[name]}
              text={switches[name]}
              isOn={known.choice?.names.includes(name) ?? false}
            />
          ))}
        </ul>
        <p
          className="invisible small soft data-awake:visible asking:visible"
          data-consent-receipt
          data-awake={isAwake || undefined}
        >
          {receipt(known, policyDay, words)}
        </p>
        <p className="small">
          <a href="/this-visit">{words.visit}</a>
        </p>
        <div className="flex flex-wrap gap-2">
          <ActionButton
            look="ink"
            small
            className="flex-auto"
            data-consent-do="necessary"
            data-native
          >
            {words.necessary}
          </ActionButton>
          <ActionButton look="line" small className="flex-auto" data-consent-do="save" data-native>
            {words.save}
          </ActionButton>
          <ActionButton look="ink" small className="flex-auto" data-consent-do="all" data-native>
            {words.all}
          </ActionButton>
        </div>
      </form>
    </dialog>
  );
}
