/** What a person is called who has a username and no other name. */

/** `ana` → `Ana`, `teo.larkspur` → `Teo Larkspur`; what is no name, such as `desk2@host`, stays. */
export const nameOf = (username: string): string =>
  /^[\p{L}]+(?:[._-][\p{L}]+)*$/u.test(username)
    ? username
        .split(/[._-]/)
        .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
        .join(' ')
    : username;
