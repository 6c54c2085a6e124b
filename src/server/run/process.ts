import { createLog, errorFields } from '../base/log.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

/** SIGTERM and SIGINT stop the server. */
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
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  return server;
}
