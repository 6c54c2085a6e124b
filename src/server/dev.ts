/** Runs the form server inside Astro's dev server, so that forms work in `npm run dev`. */
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { AstroIntegration } from 'astro';

const API_PATHS = /^\/(?:api\/|healthz$|metrics$)/;

export function devApi(): AstroIntegration {
  let isDev = false;
  return {
    name: 'dev-api',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isDev = command === 'dev';
      },
      'astro:server:setup': async ({ server }) => {
        // A build also starts a Vite server briefly, to load the content.
        if (!isDev) return;
        // On demand: a build must not need what the server needs.
        const [{ readConfig }, { startServer }, { UNWATCHED }] = await Promise.all([
          import('./base/config.ts'),
          import('./run/server.ts'),
          import('./base/http/overload.ts'),
        ]);
        const config = { ...readConfig(), host: '127.0.0.1', port: 0 };
        // Astro serves the pages; built ones only answer form posts without JavaScript.
        const dist = existsSync('dist') ? 'dist' : 'public';
        const { address, stop } = await startServer({
          config,
          dist,
          keepsGlobals: true,
          loop: UNWATCHED,
        });
        server.httpServer?.once('close', stop);
        server.middlewares.use((incoming, response, next) => {
          const { url = '/', method, headers } = incoming;
          if (!API_PATHS.test(url)) return next();
          const forward = request(address + url, { method, headers }, (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          });
          forward.on('error', next);
          incoming.pipe(forward);
        });
      },
    },
  };
}
