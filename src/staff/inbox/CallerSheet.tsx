/** “New request”: what somebody says on the phone or at the door, with what they agreed to. Loaded when it is opened. */
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Agreement,
  AGREEMENTS,
  type CallerBody,
  type CallerRefused,
  CAME_BY,
} from '#staff/contract/caller.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { ENGLISH_NAMES } from '#lib/language.ts';
import { fullText } from '#staff/contract/times.ts';
import { shortName } from '../frame/Secret.tsx';
import { callerBegun, dropCaller, keepCaller, saveCaller } from '../stores/caller.ts';
import { loadInbox } from '../stores/inbox.ts';
import { $unfinished } from '../stores/me.ts';
import { showToast } from '../stores/toast.ts';
import { goTo } from '../stores/view.ts';
import { BoxField, ChoiceField, LineField, TextField } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

type Errors = CallerRefused['errors'];
type Name = keyof CallerBody;

const WAYS = { call: 'Call', text: 'Text', email: 'Email' } as const;
const ANSWERS = { yes: 'Yes', no: 'No', '': 'Not asked' } as const;

const idOf = (name: Name): string => `caller-${name}`;
const wrongId = (name: Name): string => `${idOf(name)}-wrong`;

/** What a field needs to say that it is wrong. */
const marks = (name: Name, errors: Errors) =>
  errors[name] ? { 'aria-invalid': true, 'aria-describedby': wrongId(name) } : {};

function Wrong({ name, errors }: { name: Name; errors: Errors }): JSX.Element | null {
  const text = errors[name];
  if (!text) return null;
  return (
    <p className="pt-1.5 text-sm font-semibold text-error" id={wrongId(name)}>
      {text}
    </p>
  );
}

/** A group of choices of which one is taken. */
function Radios<Value extends string>({
  name,
  choices,
  current,
  errors,
  children,
  isLine = false,
}: {
  name: Name;
  choices: Readonly<Record<Value, string>>;
  current: string;
  errors: Errors;
  /** Legend. */
  children: ReactNode;
  /** Beside the legend at every width. */
  isLine?: boolean;
}): JSX.Element {
  return (
    <fieldset {...marks(name, errors)} tabIndex={errors[name] ? -1 : undefined} data-field={name}>
      <legend className={isLine ? 'vh' : 'p-0 text-sm font-semibold'}>{children}</legend>
      <div className="flex items-center justify-between gap-3">
        {isLine && (
          <span className="text-sm" aria-hidden="true">
            {children}
          </span>
        )}
        <div className="flex flex-wrap gap-x-4">
          {(Object.entries(choices) as [Value, string][]).map(([value, words]) => (
            <BoxField
              key={value}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === current}
            >
              {words}
            </BoxField>
          ))}
        </div>
      </div>
      <Wrong name={name} errors={errors} />
    </fieldset>
  );
}

/** Puts the focus where the first thing is wrong, in the order of the form. */
function goToFirst(form: HTMLFormElement, errors: Errors): void {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-field], input, select, textarea')];
  fields
    .find((field) => {
      const name = field.dataset['field'] ?? field.getAttribute('name') ?? '';
      return name in errors;
    })
    ?.focus();
}

interface Props {
  practice: StaffPractice;
  onClose: () => void;
}

export function CallerSheet({ practice, onClose }: Props): JSX.Element {
  const [caller] = useState(() => callerBegun(practice.language));
  const [refused, setRefused] = useState<CallerRefused>();
  const [isBusy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const errors = refused?.errors ?? {};
  useEffect(() => {
    $unfinished.set($unfinished.get() + 1);
    return () => $unfinished.set($unfinished.get() - 1);
  }, []);
  useEffect(() => {
    if (refused && ref.current) goToFirst(ref.current, refused.errors);
  }, [refused]);
  const save = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const saved = await saveCaller(keepCaller(form));
      if (saved.outcome === 'refused') {
        setRefused(saved);
        return;
      }
      const { view } = saved;
      const due =
        view.replyBy === null
          ? ''
          : ` Answer by ${fullText(view.replyBy, practice.business.zone)}.`;
      onClose();
      goTo({ lead: view.id, isFull: false, isAmongFirst: false });
      showToast({
        who: shortName(view),
        text:
          saved.outcome === 'saved'
            ? `is in the inbox.${due}`
            : 'was saved a moment ago, with the words it had then. Add what is new as a note.',
      });
      await loadInbox(false);
    } finally {
      setBusy(false);
    }
  };
  const line = (name: 'firstName' | 'lastName' | 'phone' | 'email' | 'state') => ({
    id: idOf(name),
    name,
    defaultValue: caller[name],
    ...marks(name, errors),
  });
  return (
    <Sheet title="New request" isDrawer onClose={onClose}>
      <form
        className="grid gap-3.5"
        ref={ref}
        noValidate
        autoComplete="off"
        onInput={({ currentTarget }) => keepCaller(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget).catch(console.error);
        }}
      >
        <p className="text-sm text-ink-soft">
          For somebody who phones or comes in. It has the same clock as what comes by form.
        </p>
        <Radios name="cameBy" choices={CAME_BY} current={caller.cameBy} errors={errors}>
          How they came
        </Radios>
        <Radios name="language" choices={ENGLISH_NAMES} current={caller.language} errors={errors}>
          Language they speak
        </Radios>
        <div className="grid grid-cols-2 gap-3">
          <div>
            <LineField {...line('firstName')} label="First name" />
            <Wrong name="firstName" errors={errors} />
          </div>
          <div>
            <LineField {...line('lastName')} label="Last name" hint="(optional)" />
            <Wrong name="lastName" errors={errors} />
          </div>
        </div>
        <div className="grid gap-3 lg:grid-cols-2">
          <div>
            <LineField {...line('phone')} label="Phone" inputMode="tel" />
            <Wrong name="phone" errors={errors} />
          </div>
          <div>
            <LineField {...line('email')} label="Email" hint="(optional)" inputMode="email" />
            <Wrong name="email" errors={errors} />
          </div>
        </div>
        <div>
          <ChoiceField
            id={idOf('serviceInterest')}
            name="serviceInterest"
            label="What they ask for"
            defaultValue={caller.serviceInterest}
            {...marks('serviceInterest', errors)}
          >
            <option value="">Please choose</option>
            {Object.entries(practice.services).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </ChoiceField>
          <Wrong name="serviceInterest" errors={errors} />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <div>
            <LineField {...line('state')} label="State they live in" />
            <Wrong name="state" errors={errors} />
          </div>
          <div>
            <ChoiceField
              id={idOf('therapist')}
              name="therapist"
              label="Therapist asked for"
              defaultValue={caller.therapist}
            >
              <option value="">Anybody</option>
              {Object.entries(practice.therapists).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </ChoiceField>
            <Wrong name="therapist" errors={errors} />
          </div>
        </div>
        <TextField
          id={idOf('message')}
          name="message"
          label="What they said"
          hint="(optional, in their words)"
          maxLength={5000}
          defaultValue={caller.message}
          {...marks('message', errors)}
        />
        <Wrong name="message" errors={errors} />
        <Radios
          name="bestWayToContact"
          choices={WAYS}
          current={caller.bestWayToContact}
          errors={errors}
        >
          Answer them by
        </Radios>
        <div className="grid rounded-paper bg-sunk px-3.5 py-3">
          <p className="text-sm">
            <b className="block">What they agree to</b>
            Ask before you note it, the way you answer by in any case. Your name stands beside it.
          </p>
          {(Object.entries(AGREEMENTS) as [Agreement, string][]).map(([name, words]) => (
            <Radios
              key={name}
              name={name}
              choices={ANSWERS}
              current={caller[name]}
              errors={errors}
              isLine
            >
              {words}
            </Radios>
          ))}
          <BoxField
            name="dataStorageConsent"
            defaultChecked={caller.dataStorageConsent}
            {...marks('dataStorageConsent', errors)}
          >
            {practice.name} may keep what they told us
          </BoxField>
          <Wrong name="dataStorageConsent" errors={errors} />
        </div>
        {refused && (
          <Notice look="bad" glyph="alert" role="alert">
            {refused.message}
          </Notice>
        )}
        <StaffButton look="ink" tall type="submit" disabled={isBusy}>
          Save the request
        </StaffButton>
        <StaffButton tall onClick={onClose}>
          Not now, keep what I typed
        </StaffButton>
        <StaffButton
          look="quiet"
          onClick={() => {
            dropCaller();
            onClose();
          }}
        >
          Throw it away
        </StaffButton>
      </form>
    </Sheet>
  );
}
