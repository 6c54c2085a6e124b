/** An email address is allowed, too. */
const USERNAME = /^[a-z0-9][a-z0-9._@-]{1,62}[a-z0-9]$/;

/** Lower case, as stored. @throws {Error} if it is not allowed, with an example */
export function usernameOf(text: string): string {
  const username = text.trim().toLowerCase();
  if (!USERNAME.test(username))
    throw new Error(
      `“${text}” is no username. It has 3 to 64 letters, digits, dots, hyphens, underscores or @, such as alex or alex@example.com.`,
    );
  return username;
}
