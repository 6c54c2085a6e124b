/** Runs the server as this process: signals stop it, and no stray error does. */
import { createLog, errorFields } from './log.ts';
import { startServer, type RunningServer, type ServerOptions } from './serve.ts';

/** Starts the server and stops it, then the process, on SIGTERM or SIGINT. */
export async function run(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? createLog(options.config.logLevel);
  // The last resort. A site that takes leads stays up: a file that vanished under a reader is no reason to go down.
  process.on('uncaughtException', (error) => {
    log.error('process.error', errorFields(error));
  });
  process.on('unhandledRejection', (error) => {
    log.error('process.error', errorFields(error));
  });
  // A closed terminal or pipe must not end the server either.
  process.stdout.on('error', () => undefined);

  const server = await startServer({ ...options, log });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return server;
}
