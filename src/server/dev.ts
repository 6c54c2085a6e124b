/** `npm run dev`: the forms' server inside the process of Astro's dev server, so that forms work while pages are made. */
import { request } from 'node:http';
import type { AstroIntegration } from 'astro';
import { readConfig } from './config.ts';
import { startServer } from './serve.ts';

const OURS = /^\/(?:api\/|healthz$|metrics$)/;

export function devApi(): AstroIntegration {
  return {
    name: 'dev-api',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const config = { ...readConfig(), host: '127.0.0.1', port: 0 };
        const { address, stop } = await startServer({ config, dist: 'dist' });
        server.httpServer?.once('close', stop);
        server.middlewares.use((incoming, outgoing, next) => {
          const { url = '/', method, headers } = incoming;
          if (!OURS.test(url)) return next();
          const forward = request(address + url, { method, headers }, (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          });
          forward.on('error', next);
          incoming.pipe(forward);
        });
      },
    },
  };
}
