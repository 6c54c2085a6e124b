/** The card with what can be done with it: sign, save, share, print. Nothing of it is sent by us. */
import { type JSX, useRef, useState } from 'react';
import type { TogetherContent } from '../quiz.schema.ts';
import { type Numbers, scoresOf } from '../together.ts';
import { ActionButton } from '#ui/Button.tsx';
import { CONTROL, LABEL, MarkedText } from '#ui/FormField.tsx';
import { Card } from './Card.tsx';
import { canSharePictures, FILE_NAME, pictureOf, save } from './picture.client.ts';

/** Longest signature that has room on the card. */
const MAX_SIGN = 14;
/** Slightly off square, like all our paper. */
const SHEET =
  'shadow-lift dark:shadow-none dark:brightness-92 [clip-path:polygon(0_.4%,100%_0,99.6%_100%,.4%_99.7%)] forced-colors:border forced-color-adjust-none';
const ACTION = 'flex-auto min-h-12! px-5! py-2! text-body!';

interface Props {
  content: TogetherContent;
  title: string;
  numbers: Numbers;
  tonight: string;
}

const today = (): string =>
  new Date().toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

export function CardFigure({ content, title, numbers, tonight }: Props): JSX.Element {
  const [sign, setSign] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const card = { content, title, numbers, sign: sign.trim(), date: today() };
  const scores = scoresOf(numbers);

  const withPicture = async (use: (file: File) => unknown): Promise<void> => {
    setBusy(true);
    try {
      await use(await pictureOf(sheet.current?.firstElementChild as SVGSVGElement));
    } catch (reason) {
      // Somebody closed the sheet of their device.
      if ((reason as Error).name !== 'AbortError')
        setSaid('This browser couldn’t make the picture. You can print it instead.');
    } finally {
      setBusy(false);
    }
  };
  const print = (): void => {
    const { dataset } = document.documentElement;
    dataset['prints'] = 'card';
    addEventListener('afterprint', () => delete dataset['prints'], { once: true });
    window.print();
  };
  return (
    <figure className="max-w-120 @quiz:sticky @quiz:top-(--header) print:hidden" data-card>
      <div className={SHEET} ref={sheet}>
        <Card {...card} />
      </div>
      <div className="card-print" aria-hidden="true">
        <Card {...card} tonight={tonight} />
      </div>
      <figcaption className="mt-4 grid gap-2">
        <label className={LABEL} htmlFor="card-sign">
          <MarkedText text="Sign it" optional />
        </label>
        <input
          className={`${CONTROL.input} min-h-12! py-2!`}
          id="card-sign"
          type="text"
          maxLength={MAX_SIGN}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder="Initials will do"
          value={sign}
          onChange={({ target }) => setSign(target.value)}
        />
        <div className="mt-1 flex flex-wrap gap-2">
          <ActionButton
            className={ACTION}
            look="ink"
            aria-disabled={isBusy || undefined}
            onClick={() =>
              isBusy ||
              withPicture((file) => {
                save(file);
                setSaid(`Saved as ${FILE_NAME}.`);
              })
            }
          >
            Save the picture
          </ActionButton>
          {canSharePictures() && (
            <ActionButton
              className={ACTION}
              look="line"
              onClick={() => isBusy || withPicture((file) => navigator.share({ files: [file] }))}
            >
              Share
            </ActionButton>
          )}
          <ActionButton className={ACTION} look="line" onClick={print}>
            Print the card
          </ActionButton>
        </div>
        <p className="small empty:hidden" role="status">
          {said}
        </p>
        <p className="small soft">
          {content.tangle.note}
          {scores.length > 1 &&
            ` They fit a score of ${scores.join(' and of ')}, so the card shows both.`}
        </p>
      </figcaption>
    </figure>
  );
}
