import type { ErrorSummaryWords, SubmitErrorWords } from './form-words.ts';

export const ENGLISH_ERROR_SUMMARY: ErrorSummaryWords = {
  one: 'Almost. One thing to fill in.',
  many: 'Almost. # things to fill in.',
  kept: 'Nothing you typed is lost.',
  more: '# more',
  numbers: 'One Two Three Four Five Six Seven Eight Nine Ten',
};

export const ENGLISH_SUBMIT_ERROR: SubmitErrorWords = {
  title: 'We didn’t get that.',
  text: 'Your text is still here, nothing is lost. Send it again in a moment, or reach us right away:',
  call: 'call #',
  or: 'or',
  write: 'text us',
};
