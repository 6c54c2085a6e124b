/** What the frame rarely shows, and only after an answer of the server: there is a connection to load it, as one file. */
import { NoRole } from './NoRole.tsx';
import { OwnSheet } from './OwnSheet.tsx';
import { SignedOut } from './SignedOut.tsx';

export const rare = { NoRole, OwnSheet, SignedOut };
