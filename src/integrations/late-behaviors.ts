/** Behaviors a page fetches when somebody comes to what they are for. What waits for them knows their address by name. */
import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { bundle, writeScripts } from './bundle.ts';

/** Below `src/behaviors`, and the name under which scripts know the address. */
const LATE = { 'rows/carousel': 'CAROUSEL_MODULE', 'menus/open': 'MENUS_MODULE' } as const;

/** Must come before styles are cut to what scripts name. */
export function lateBehaviors(): AstroIntegration {
  const files = new Map<string, string>();
  let outDir: URL;
  return {
    name: 'late-behaviors',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        const define: Record<string, string> = {};
        for (const [path, name] of Object.entries(LATE)) {
          // In dev it is served from its source.
          let address = `/src/behaviors/${path}.ts`;
          if (command === 'build') {
            const code = await bundle(path);
            const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
            address = `/${config.build.assets}/${path.split('/')[0]}.${hash}.js`;
            files.set(address, code);
          }
          define[name] = JSON.stringify(address);
        }
        updateConfig({ vite: { define } });
      },
      'astro:build:setup': () => writeScripts(files, outDir),
    },
  };
}
