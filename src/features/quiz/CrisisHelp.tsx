/** Crisis lines, shown before any offer and above the result. */
import type { JSX, Ref } from 'react';
import type { QuizContent } from './quiz.schema.ts';

const HELP =
  'grid gap-2 rounded-paper bg-night px-6 py-5 text-on-night [--color-focus:var(--color-thread-b-night)] [--color-thread-b:var(--color-thread-b-night)] in-dialog:mt-8 forced-colors:border print:border';
const LINK = 'inline-flex min-h-tap min-w-tap items-center font-semibold';

interface Props {
  content: QuizContent;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function CrisisHelp({ content: { help, lines }, ref }: Props): JSX.Element {
  return (
    <div className={HELP} data-help>
      <h2 className="text-(length:--text-d2)" tabIndex={-1} ref={ref}>
        {help.title}
      </h2>
      <p>
        {help.text}{' '}
        <a className={LINK} href={help.link.href}>
          {help.link.text}
        </a>
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {lines.map(({ href, number, what }) => (
          <li key={href}>
            <a className={LINK} href={href}>
              {number}
            </a>{' '}
            {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
