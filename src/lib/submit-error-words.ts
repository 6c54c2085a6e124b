/** When sending fails (D40); `#` is the phone number. A separate module, because every form downloads it. */

export interface SubmitErrorWords {
  title: string;
  text: string;
  call: string;
  or: string;
  write: string;
}

export const ENGLISH_SUBMIT_ERROR: SubmitErrorWords = {
  title: 'We didn’t get that.',
  text: 'Your text is still here, nothing is lost. Send it again in a moment, or reach us right away:',
  call: 'call #',
  or: 'or',
  write: 'text us',
};
