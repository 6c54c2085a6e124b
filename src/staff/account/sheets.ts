/** Sheets over the account: loaded after what they change is shown, as one file. */
export { AppSheet } from './AppSheet.tsx';
export { CodesSheet } from './CodesSheet.tsx';
export { PasskeySheet } from './PasskeySheet.tsx';
export { PasswordSheet } from './PasswordSheet.tsx';
