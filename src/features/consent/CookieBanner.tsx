/**
 * The cookie bar and its preferences (R167–R174). Shown by `data-consent="ask"` on the root element,
 * set before the first paint (features/consent/bootstrap.client.ts). Answers are stored without this script
 * (features/consent/banner.client.ts); the preferences open natively and wake it.
 */
import type { JSX } from 'react';
import type { CookieQuestion } from './cookie-question.ts';
import { ActionButton } from '#ui/Button.tsx';
import { Preferences } from './Preferences.tsx';
import { type BannerWords, ENGLISH_BANNER } from './banner-words.en.ts';

/** At most a third of the screen, whatever the size of its text. */
const BAR =
  'fixed inset-x-0 bottom-0 z-(--z-cookie) max-h-[36dvh] overflow-y-auto bg-raised text-ink shadow-bar print:hidden!';

interface Props {
  question: Pick<CookieQuestion, 'text' | 'switches'>;
  /** Effective date of the cookie policy, for readers (R096). */
  policyDay: string;
  /** The bar is not shown on this page; the preferences open from the footer. */
  waits?: boolean;
  words?: BannerWords;
}

export function CookieBanner({
  question,
  policyDay,
  waits,
  words = ENGLISH_BANNER,
}: Props): JSX.Element {
  return (
    <>
      <section
        id="cookie-bar"
        className={`${waits ? 'hidden' : 'hidden asking:block'} ${BAR}`}
        aria-labelledby="cookie-title"
        data-native
      >
        <div className="grid grid-cols-1 gap-x-4 gap-y-2 px-gutter pt-3 pb-safe card:trail-108 card:items-center">
          <div>
            {/* Visible before the display font loads, so it uses the body font. */}
            <h2
              id="cookie-title"
              className="font-body text-body leading-close font-semibold tracking-normal"
            >
              {words.title}
            </h2>
            <p className="max-w-wide text-small leading-close">
              {/* One text each: React puts a comment between two, on every page. */}
              {`${question.text} `}
              <a href="/privacy-policy">{words.privacy}</a>
              {', '}
              <a href="/cookie-policy">{words.cookies}</a>.
            </p>
          </div>
          {/* None is larger than the others, in large text either. */}
          <div className="grid grid-cols-even gap-2">
            <ActionButton
              look="line"
              tiny

              command="show-modal"
              commandfor="cookie-preferences"
              data-consent-do="open"
            >
              {words.customize}
            </ActionButton>
            <ActionButton look="ink" tiny data-consent-do="necessary">
              {words.necessary}
            </ActionButton>
            <ActionButton look="ink" tiny data-consent-do="all">
              {words.all}
            </ActionButton>
          </div>
        </div>
      </section>
      <Preferences switches={question.switches} policyDay={policyDay} words={words} />
    </>
  );
}
