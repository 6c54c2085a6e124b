import type { Problem } from '#staff/contract/editor/prepared.ts';
import { Refused } from '../staff/answers.ts';

interface Found {
  problems: readonly Problem[];
  mayBeDraft: boolean;
}

/** The checks did not refuse it. */
export const NO_PROBLEMS: Found = { problems: [], mayBeDraft: false };

/**
 * A save that did not happen, in words for editors. 409: somebody else saved; 422: something has to be fixed; 429: too
 * much at once.
 */
export class Unsaved extends Refused {
  override name = 'Unsaved';
  readonly problems: readonly Problem[];
  /** Whether it would be accepted as a draft. */
  readonly mayBeDraft: boolean;

  constructor(
    status: Unsaved['status'],
    message: string,
    found: Found = NO_PROBLEMS,
    options?: ErrorOptions,
  ) {
    super(status, message, options);
    this.problems = found.problems;
    this.mayBeDraft = found.mayBeDraft;
  }

  override body(): object {
    const { message, problems, mayBeDraft } = this;
    return { message, problems, mayBeDraft };
  }
}
