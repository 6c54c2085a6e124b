/** A listening socket from systemd (sd_listen_fds(3)), which keeps it while the server restarts. */

/** SD_LISTEN_FDS_START. */
const FIRST = 3;

/**
 * Its descriptor; `undefined` if this process has to listen by itself.
 * @throws {Error} for the operator if there are several
 */
export function givenSocket(
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid: number,
): number | undefined {
  // Children inherit the environment, but not the socket.
  if (Number(LISTEN_PID) !== pid) return undefined;
  if (LISTEN_FDS === '1') return FIRST;
  throw new Error(
    `systemd gives ${LISTEN_FDS} sockets, and the server takes one: leave one ListenStream= in hearthline.socket`,
  );
}
