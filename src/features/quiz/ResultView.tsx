/** A result: with its card, or in words and bars where help comes first or nothing else has loaded. */
import type { JSX, ReactNode, Ref } from 'react';
import type { QuizContent } from './quiz.schema.ts';
import type { BandKey, DomainScores } from './scoring.ts';
import type { Numbers } from './together.ts';
import { Result } from './Result.tsx';
import type { TogetherParts } from './together/use-together.ts';

interface Props {
  content: QuizContent;
  /** Nothing where there is no card. */
  parts: TogetherParts | null | undefined;
  band: BandKey;
  score: number;
  domains: DomainScores;
  isHelpFirst: boolean;
  /** From a partner's link. */
  theirs: Numbers | undefined;
  onForget: () => void;
  /** Actions next to the offer. */
  children: ReactNode;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

export function ResultView({
  content,
  parts,
  theirs,
  onForget,
  isHelpFirst,
  ref,
  ...rest
}: Props): JSX.Element {
  if (!parts) return <Result content={content} isHelpFirst={isHelpFirst} ref={ref} {...rest} />;
  const { CardResult } = parts;
  return (
    <CardResult
      quiz={content}
      content={parts.content}
      theirs={theirs}
      onForget={onForget}
      ref={ref}
      {...rest}
    />
  );
}
