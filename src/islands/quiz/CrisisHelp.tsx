/** Crisis lines, shown before any offer and above the result. */
import type { JSX, Ref } from 'react';
import type { QuizContent } from '#domain/quiz/content.ts';

interface Props {
  content: QuizContent;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function CrisisHelp({ content: { help, lines }, ref }: Props): JSX.Element {
  return (
    <div className="quiz-help" data-help>
      <h2 tabIndex={-1} ref={ref}>
        {help.title}
      </h2>
      <p>
        {help.text} <a href={help.link.href}>{help.link.text}</a>
      </p>
      <ul>
        {lines.map(({ href, number, what }) => (
          <li key={href}>
            <a href={href}>{number}</a> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
