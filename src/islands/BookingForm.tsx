/**
 * Asking for a Reset (R259–R275, D40–D42): three steps with the script, in the page and in the dialog. Without it, and
 * for who would rather see everything at once, one form that posts natively.
 */
import { type JSX, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  BOOKING_ORDER,
  BOOKING_PAGE_NAME,
  BOOKING_PATH,
  BOOKING_STEPS,
  bookingConsent,
  stepOf,
} from '#domain/booking.ts';
import { HONEYPOT } from '#domain/lead.ts';
import { createBooking } from '#stores/booking.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { Submit } from '#ui/Submit.tsx';
import { Received } from './booking/Received.tsx';
import { Stepper } from './booking/Stepper.tsx';
import { Steps } from './booking/Steps.tsx';
import { Unsent } from './Unsent.tsx';
import { useForm } from './use-form.ts';

export interface BookingFacts {
  /** Who stores what is sent, by name. */
  practice: string;
  /** Public id of the form at the CRM. */
  formId: string;
  phone: { text: string; href: string };
}

interface Props extends BookingFacts {
  /** Prefix of all ids. */
  id: string;
  /** Path of the page that carries the form; nothing where it came with its script. */
  pageUri?: string;
}

const LAST = BOOKING_STEPS.length;

/** Not only a state: it may have been ticked before the script came. */
const isAllWanted = (box: HTMLElement | null): boolean => !!box?.querySelector('.all :checked');

export function BookingForm({ id, practice, formId, phone, pageUri }: Props): JSX.Element {
  const [isAwake, setAwake] = useState(!pageUri);
  const [isWhole, setWhole] = useState(false);
  const [step, setStep] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const { status, errors, outcome, listeners } = useForm(() => createBooking(formId), {
    settled(now, wrong) {
      if (now === 'success') {
        setStep(LAST + 1);
        setWhole(false);
      }
      const first = BOOKING_ORDER.find((name) => wrong[name]);
      if (now === 'idle' && first) reveal(`${id}-${first}`);
    },
  });
  const isStepping = !isWhole && step <= LAST;

  useEffect(() => {
    setAwake(true);
    // Whoever asked for the whole form while the script was late keeps it.
    setWhole(isAllWanted(box.current));
  }, []);

  /** Shows the step that holds a field, and goes there (D42). */
  function reveal(field: string): void {
    const name = BOOKING_ORDER.find((one) => field === `${id}-${one}`);
    if (!name) return;
    flushSync(() => setStep(stepOf(name)));
    document.getElementById(field)?.focus();
  }
  /** What was pressed may be gone: focus goes to the head of what came instead. */
  const go = (to: number): void => {
    flushSync(() => setStep(to));
    box.current?.querySelector<HTMLElement>('fieldset:not([hidden]) > legend')?.focus();
  };
  const followSummary = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest('a');
    if (link) reveal(link.hash.slice(1));
  };
  return (
    <div ref={box}>
      {step > LAST && <Received onAgain={() => go(1)} ref={outcome} />}
      <form
        className="form-card booking"
        id={`${id}-form`}
        method="post"
        action={BOOKING_PATH}
        aria-labelledby={`${id}-title`}
        data-asleep={!isAwake || undefined}
        hidden={step > LAST}
        {...listeners}
        onClickCapture={followSummary}
        onSubmit={async (event) => {
          if (step === LAST || isAllWanted(box.current)) {
            await listeners.onSubmit(event);
            return;
          }
          // Enter before the last step: submission is honoured only there (R269).
          event.preventDefault();
          go(step + 1);
        }}
      >
        {!isWhole && <Stepper step={step} />}
        <ErrorSummary
          errors={BOOKING_ORDER.flatMap((name) => {
            const message = errors[name];
            return message ? [{ id: `${id}-${name}`, message }] : [];
          })}
        />
        <Steps id={id} errors={errors} step={isAwake && isStepping ? step : undefined} />
        <Honeypot name={HONEYPOT} />
        {pageUri && (
          <>
            <input type="hidden" name="pageUri" defaultValue={pageUri} />
            <input type="hidden" name="pageName" defaultValue={BOOKING_PAGE_NAME} />
          </>
        )}
        <div role="alert">{status === 'failed' && <Unsent phone={phone} ref={outcome} />}</div>
        {/* All three stay in the form: a draft is told from another form’s by its number of controls. */}
        <div className="turn">
          <button
            className="btn btn-line"
            type="button"
            hidden={!isStepping || step === 1}
            onClick={() => go(step - 1)}
          >
            Back
          </button>
          <button
            className="btn next"
            type="button"
            hidden={isAwake && (!isStepping || step === LAST)}
            onClick={() => go(step + 1)}
          >
            Next
          </button>
          <Submit
            label="Send request"
            busy={status === 'submitting'}
            isHidden={isAwake && isStepping && step < LAST}
          />
        </div>
        <p className="small soft">{bookingConsent(practice)}</p>
        {pageUri && (
          <label className="check all">
            <input
              type="checkbox"
              onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
            />
            <span>Show all three steps at once</span>
          </label>
        )}
      </form>
    </div>
  );
}
