/** Sheets over the account: loaded after what they change is shown, as one file. */
import { AppSheet } from './AppSheet.tsx';
import { CodesSheet } from './CodesSheet.tsx';
import { OthersSheet } from './OthersSheet.tsx';
import { PasskeySheet } from './PasskeySheet.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';

export const sheets = { AppSheet, CodesSheet, OthersSheet, PasskeySheet, PasswordSheet };
