/** What the doctor says about one thing. */

export interface Finding {
  /** What was checked, in a word or two. */
  check: string;
  /** `skipped`: cannot be checked here, or was not asked for; `text` says why. */
  state: 'ok' | 'failed' | 'skipped';
  /** One line in plain words; for a failure also what to do. Never personal data. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const failed = (check: string, text: string): Finding => ({ check, state: 'failed', text });
export const skipped = (check: string, text: string): Finding => ({
  check,
  state: 'skipped',
  text,
});

/** One finding for some problems: what is wrong, or that nothing is. */
export const summarized = (check: string, problems: readonly string[], fine: string): Finding =>
  problems.length > 0 ? failed(check, problems.join('; ')) : ok(check, fine);
