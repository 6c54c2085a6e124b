export interface Finding {
  check: string;
  /** `skipped`: cannot be checked here, or was not asked for. */
  state: 'ok' | 'failed' | 'skipped';
  /** One line; for a failure also what to do. Never personal data. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const failed = (check: string, text: string): Finding => ({ check, state: 'failed', text });
export const skipped = (check: string, text: string): Finding => ({
  check,
  state: 'skipped',
  text,
});

export const summarized = (check: string, problems: readonly string[], fine: string): Finding =>
  problems.length > 0 ? failed(check, problems.join('; ')) : ok(check, fine);
