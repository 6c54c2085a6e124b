/** `npm run dev`: the forms' server inside the process of Astro's dev server, so that forms work while pages are made. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { AstroIntegration } from 'astro';
import { readConfig } from './config.ts';
import { startServer } from './serve.ts';

const OURS = /^\/(?:api\/|healthz$|metrics$)/;

export function devApi(): AstroIntegration {
  let isDev = false;
  return {
    name: 'dev-api',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isDev = command === 'dev';
      },
      'astro:server:setup': async ({ server }) => {
        // A build opens a server of its own for a moment, to read the content.
        if (!isDev) return;
        const config = { ...readConfig(), host: '127.0.0.1', port: 0 };
        // Pages come from Astro; the built ones serve for forms sent without JavaScript.
        const dist = existsSync('dist') ? 'dist' : 'public';
        const { address, stop } = await startServer({ config, dist });
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
