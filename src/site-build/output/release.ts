/** Replaces the previous build in one step. Until then, or if it fails, the old site stays in place. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nextOf, previousOf } from '#lib/http/release-folders.ts';
import { makeReadable } from './readable.ts';
import { switchTo } from './release-switch.ts';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM';
  }
}

/** Removes the remains of interrupted builds. */
function sweep(dist: string): void {
  const [folder, begin] = [dirname(dist), basename(nextOf(dist, ''))];
  for (const name of readdirSync(folder).filter((one) => one.startsWith(begin))) {
    const maker = Number.parseInt(name.slice(begin.length), 10);
    if (!isRunning(maker)) rmSync(join(folder, name), { recursive: true });
  }
}

export function release(): AstroIntegration {
  let [dist, assets] = ['', ''];
  return {
    name: 'release',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        dist = fileURLToPath(config.outDir).replace(/[/\\]+$/, '');
        assets = config.build.assets;
        sweep(dist);
        updateConfig({ outDir: pathToFileURL(`${nextOf(dist, process.pid)}/`) });
      },
      'astro:build:done': ({ dir, logger }) => {
        const next = fileURLToPath(dir).replace(/[/\\]+$/, '');
        makeReadable(next);
        switchTo(next, dist, assets);
        logger.info(
          `${basename(dist)} is the new site, ${basename(previousOf(dist))} the previous one`,
        );
      },
    },
  };
}
