import { createLog, errorFields } from './log.ts';
import type { Handover } from './handover.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

/** SIGTERM and SIGINT stop the server; the message `retire` does once its connections have ended. */
export async function run(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? createLog(options.config.logLevel);
  // An unexpected error (such as a file deleted while being read) must not stop lead intake.
  process.on('uncaughtException', (error) => {
    log.error('process.error', errorFields(error));
  });
  process.on('unhandledRejection', (error) => {
    log.error('process.error', errorFields(error));
  });
  // EPIPE from a closed terminal or pipe.
  process.stdout.on('error', () => undefined);

  const server = await startServer({ ...options, log });
  let isStopping = false;
  const stop = async (isReplaced: boolean): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop({ isReplaced });
    process.exit(0);
  };
  process.on('SIGTERM', () => stop(false));
  process.on('SIGINT', () => stop(false));
  process.on('message', async (message) => {
    const handover = message as Handover;
    if ('nextSite' in handover) server.addNextSite(handover.nextSite);
    else await stop(true);
  });
  return server;
}
