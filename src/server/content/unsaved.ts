import type { Problem } from '#staff/contract/editor/prepared.ts';

interface Found {
  problems: readonly Problem[];
  mayBeDraft: boolean;
}

/** The checks did not refuse it. */
export const NO_PROBLEMS: Found = { problems: [], mayBeDraft: false };

/** A save that did not happen, in words for editors. */
export class Unsaved extends Error {
  override name = 'Unsaved';
  /** 409: somebody else saved; 422: something has to be fixed; 429: too much at once. */
  readonly status: 409 | 422 | 429;
  readonly problems: readonly Problem[];
  /** Whether it would be accepted as a draft. */
  readonly mayBeDraft: boolean;

  constructor(
    status: Unsaved['status'],
    message: string,
    found: Found = NO_PROBLEMS,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.problems = found.problems;
    this.mayBeDraft = found.mayBeDraft;
  }
}
