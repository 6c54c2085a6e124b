/**
 * Reset form (R259–R275, D40–D42): three steps with JavaScript, on the page and in the dialog.
 * Without it, or if the visitor wants all steps at once, one native form.
 */
import { type FocusEvent, type JSX, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RESET_ORDER, RESET_PAGE_NAME, RESET_PATH, RESET_STEPS, stepOf } from './reset.schema.ts';
import { HONEYPOT } from '#lib/honeypot.ts';
import { ENGLISH_RESET } from './words.en.ts';
import type { ResetWords } from './words.ts';
import { createResetForm } from './reset.store.ts';
import { ActionButton } from '#ui/Button.tsx';
import { FormCard, LiveRegion } from '#ui/FormCard.tsx';
import { Honeypot } from '#ui/Honeypot.tsx';
import { LateStyles } from '#ui/LateStyles.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Review } from './Review.tsx';
import { Stepper } from './Stepper.tsx';
import { Steps } from './Steps.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { SubmitError } from '#ui/SubmitError.tsx';
import { useForm } from '#ui/use-form.ts';

export interface ResetFacts {
  /** Name of the practice, which stores the data. */
  practice: string;
  /** Public form id at the CRM. */
  formId: string;
  phone: { text: string; href: string };
  /** Name of the free call. */
  consultation: string;
}

interface Props extends ResetFacts {
  /** Prefix of all ids. */
  id: string;
  /** Path of the page, for the native form; missing if the form loaded with its script. */
  pageUri?: string;
  /** Texts in another language; English if missing. */
  words?: ResetWords;
}

const LAST = RESET_STEPS.length;

/** Reads the checkbox too: it may have been ticked before hydration. */
const isAllWanted = (box: HTMLElement | null): boolean => !!box?.querySelector('.all :checked');

export function ResetForm({
  id,
  practice,
  formId,
  phone,
  consultation,
  pageUri,
  words = ENGLISH_RESET,
}: Props): JSX.Element {
  const [isAwake, setAwake] = useState(!pageUri);
  const [isWhole, setWhole] = useState(false);
  const [step, setStep] = useState(1);
  /** What was entered, read when the last step opens. */
  const [values, setValues] = useState<Record<string, unknown>>({});
  const [hasTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { status, errors, outcome, check, listeners } = useForm(
    () => createResetForm(formId, undefined, words),
    {
      isLate: !pageUri,
      settled(now, wrong) {
        if (now === 'success') {
          setStep(LAST + 1);
          setWhole(false);
        }
        setTried(now === 'idle');
        const first = RESET_ORDER.find((name) => wrong[name]);
        if (now === 'idle' && first) reveal(`${id}-${first}`);
      },
    },
  );
  const isStepping = !isWhole && step <= LAST;
  const wrong = RESET_STEPS.map((fields) => fields.filter((name) => errors[name]).length);
  /** Before the last step, the messages beside the fields are enough. */
  const isSummed = hasTried || !isStepping || step === LAST;

  useEffect(() => {
    setAwake(true);
    // Keeps the choice to see all steps, made before hydration.
    setWhole(isAllWanted(box.current));
  }, []);

  /** Shows the step with a field, and focuses it (D42). */
  function reveal(field: string): void {
    const name = RESET_ORDER.find((one) => field === `${id}-${one}`);
    if (!name) return;
    flushSync(() => setStep(stepOf(name)));
    document.getElementById(field)?.focus();
  }
  /** The focused button may be gone: focus the new step's heading. */
  const go = (to: number): void => {
    const form = box.current?.querySelector('form');
    const left = RESET_STEPS[step - 1];
    // Shows what is to fix, and moves on all the same (R267).
    if (form && left) check(left, form);
    if (form) setValues(Object.fromEntries(new FormData(form)));
    flushSync(() => setStep(to));
    box.current?.querySelector<HTMLElement>('fieldset:not([hidden]) > legend')?.focus();
  };
  /** Checks a filled field once another has the focus: a message must not move a pressed button. */
  const checkLeft = ({
    target,
    relatedTarget,
    currentTarget,
  }: FocusEvent<HTMLFormElement>): void => {
    const { name, value } = target as EventTarget as HTMLInputElement;
    if (name && value && (relatedTarget as HTMLInputElement | null)?.name)
      check([name], currentTarget);
  };
  const followSummary = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest('a');
    if (link) reveal(link.hash.slice(1));
  };
  return (
    <div className="late-styles" ref={box}>
      <LateStyles />
      {step > LAST && (
        <Confirmation
          consultation={consultation}
          words={words.thanks}
          isInDialog={!pageUri}
          onAgain={() => go(1)}
          ref={outcome}
        />
      )}
      <FormCard
        className="booking"
        isInDialog={!pageUri}
        id={`${id}-form`}
        method="post"
        action={RESET_PATH}
        aria-labelledby={`${id}-title`}
        data-asleep={!isAwake || undefined}
        hidden={step > LAST}
        {...listeners}
        onClickCapture={followSummary}
        onBlur={checkLeft}
        onSubmit={async (event) => {
          if (step === LAST || isAllWanted(box.current)) {
            await listeners.onSubmit(event);
            return;
          }
          // Enter before the last step does not submit (R269).
          event.preventDefault();
          go(step + 1);
        }}
      >
        {!isWhole && <Stepper step={step} wrong={wrong} words={words} />}
        <ErrorSummary
          errors={RESET_ORDER.flatMap((name) => {
            const message = isSummed && errors[name];
            return message ? [{ id: `${id}-${name}`, message }] : [];
          })}
          words={words.check}
        />
        <Steps
          id={id}
          errors={errors}
          step={isAwake && isStepping ? step : undefined}
          words={words}
        />
        <Review
          values={values}
          isHidden={!isAwake || !isStepping || step < LAST}
          onEdit={go}
          words={words}
        />
        <Honeypot name={HONEYPOT} />
        <input type="hidden" name="pageUri" defaultValue={pageUri ?? location.pathname} />
        <input type="hidden" name="pageName" defaultValue={RESET_PAGE_NAME} />
        <LiveRegion role="alert">
          {status === 'failed' && <SubmitError phone={phone} ref={outcome} words={words.unsent} />}
        </LiveRegion>
        {/* All steps stay in the form: drafts are matched by the number of controls. */}
        <div className="flex gap-3">
          <ActionButton
            className="flex-1"
            look="line"
            hidden={!isStepping || step === 1}
            onClick={() => go(step - 1)}
          >
            {words.back}
          </ActionButton>
          <ActionButton
            className="next flex-2"
            hidden={isAwake && (!isStepping || step === LAST)}
            onClick={() => go(step + 1)}
          >
            {words.next}
          </ActionButton>
          <SubmitButton
            className="flex-2"
            label={words.send}
            busy={status === 'submitting'}
            busyLabel={words.sending}
            isHidden={isAwake && isStepping && step < LAST}
          />
        </div>
        <p className="small soft">{words.consent.replace('#', practice)}</p>
        {pageUri && (
          <label className="all check">
            <input
              type="checkbox"
              onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
            />
            <span>{words.all}</span>
          </label>
        )}
      </FormCard>
    </div>
  );
}
