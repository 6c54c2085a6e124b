/** As systemd with `hearthline.socket`: a shell holds a listening socket, and starts the server again whenever it ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { until } from './cleanup.ts';

/** The program gets the socket as descriptor 3, from the shell. */
const KEEPER = `while :; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@" && echo "ended well"
done`;

/** Node has no name for it. */
function descriptorOf(socket: Server): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  const descriptor: unknown = handle instanceof Object && Reflect.get(handle, 'fd');
  if (typeof descriptor !== 'number') throw new Error('The socket has no descriptor');
  return descriptor;
}

export interface Kept {
  origin: string;
  output: () => string;
  /** Number of servers that ended with 0. */
  endedWell: () => number;
  /** Process id of the server. */
  pid: () => number;
  /** Ends the server; resolves when it has ended. The next one starts at once. */
  restart: () => Promise<void>;
  /** Closes the socket and kills the server. */
  stop: () => Promise<void>;
}

/** @param env settings of the server, besides its address */
export async function keepSocket(
  [command = '', ...words]: readonly string[],
  { cwd = '.', env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Kept> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', command, ...words], {
    cwd,
    env: { ...env, PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe', descriptorOf(socket)],
    // A group of its own, to end both at once.
    detached: true,
  });
  // Only the shell has it now: this process would answer, too.
  socket.close();
  const ended = once(keeper, 'exit');
  let said = '';
  for (const stream of [keeper.stdout, keeper.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const endedWell = (): number => said.split('ended well').length - 1;
  const pid = (): number =>
    Number(readFileSync(`/proc/${keeper.pid}/task/${keeper.pid}/children`, 'utf8').trim());
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => said,
    endedWell,
    pid,
    restart: async () => {
      const before = endedWell();
      process.kill(pid(), 'SIGTERM');
      await until(() => endedWell() > before);
    },
    stop: async () => {
      if (keeper.pid !== undefined) process.kill(-keeper.pid, 'SIGKILL');
      await ended;
    },
  };
}
