import type { PlacesQuestion, Problem } from '#staff/contract/editor/prepared.ts';
import type { Conflict } from '#staff/contract/refusal.ts';
import { Refused } from '../accounts/answers.ts';

interface Found {
  problems?: readonly Problem[];
  /** Whether it would be accepted as a draft. */
  mayBeDraft?: boolean;
  /** Files that somebody else saved meanwhile. */
  conflicts?: readonly Conflict[];
  /** What has to be answered first. */
  questions?: readonly PlacesQuestion[];
}

/**
 * A save that did not happen, in words for editors. 409: somebody else saved; 422: something has to be fixed; 429: too
 * much at once.
 */
export class Unsaved extends Refused {
  override name = 'Unsaved';
  readonly found: Found;

  constructor(
    status: Unsaved['status'],
    message: string,
    found: Found = {},
    options?: ErrorOptions,
  ) {
    super(status, message, options);
    this.found = found;
  }

  override body(): object {
    const { problems = [], mayBeDraft = false, conflicts = [], questions = [] } = this.found;
    return { message: this.message, problems, mayBeDraft, conflicts, questions };
  }
}
