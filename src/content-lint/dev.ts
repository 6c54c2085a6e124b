/** `npm run dev`: shows a mistake in a content file in the browser until it is fixed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Finding } from './lint.ts';

/** Returns what stops the build in one file. */
async function checker(root: string): Promise<(path: string) => Finding[]> {
  // On demand: a build has no use for the checks and their packages.
  const { checkContentFile, contentPaths, readProject } = await import('./project.ts');
  const { BUILD_RULES } = await import('./rules.ts');
  const folder = join(root, 'src/content');
  return (path) => {
    const texts = contentPaths(root)
      .filter((name) => /\.(?:md|yaml)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    return checkContentFile(new Map(texts), path, readProject(root)).filter(
      ({ rule, level, accepted }) =>
        BUILD_RULES.has(rule) && level !== 'warning' && accepted === undefined,
    );
  };
}

/** Shows mistakes that stop the build in Vite's overlay, in the words of the checks. */
export function contentMistakes(): AstroIntegration {
  let root = '';
  let isDev = false;
  return {
    name: 'content-mistakes',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        isDev = command === 'dev';
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': async ({ server, logger }) => {
        // A build also starts a Vite server briefly, to load the content.
        if (!isDev) return;
        const { hot } = server.environments.client;
        const { findingText } = await import('./report.ts');
        const mistakesIn = await checker(root);
        const open = new Map<string, Finding[]>();
        const overlay = () => ({
          type: 'error' as const,
          err: { message: [...open.values()].flat().map(findingText).join('\n\n'), stack: '' },
        });
        const look = (file: string): void => {
          const path = file.replaceAll('\\', '/').split('/src/content/')[1];
          if (path === undefined || !/\.(?:md|yaml)$/.test(path)) return;
          const wasOpen = open.delete(path);
          const found = mistakesIn(path);
          if (found.length > 0) {
            open.set(path, found);
            logger.error(found.map(findingText).join('\n'));
          }
          if (open.size > 0) hot.send(overlay());
          else if (wasOpen) hot.send({ type: 'full-reload' });
        };
        const { buildMistakes } = await import('./project.ts');
        const before = buildMistakes(root);
        for (const [path, found] of Map.groupBy(before, ({ file }) => file)) open.set(path, found);
        if (before.length > 0) logger.error(before.map(findingText).join('\n'));
        server.watcher.on('change', look).on('add', look).on('unlink', look);
        // A page that is opened or reloaded meanwhile shows it, too.
        hot.on('vite:client:connect', (_, client) => {
          if (open.size > 0) client.send(overlay());
        });
      },
    },
  };
}
