/** The hashed CSS and JavaScript of a build: what pages inline, and what they load later. */
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { type LazyCode, lazyCode } from './lazy-code.ts';

export interface BuildAssets {
  /** What a page may load later; names in it must be kept. */
  lazyCode: LazyCode;
  /** Class names that no script names: islands render them at build, or load styles later (ui/LateStyles.tsx). */
  utilities: ReadonlySet<string>;
  /** Class names in stylesheets of islands. */
  late: ReadonlySet<string>;
  /** Those of `late` that rules look for around an element, such as `group`. */
  hooks: ReadonlySet<string>;
  stylesheets: ReadonlyMap<string, string>;
  /** Stylesheets that nothing loads after inlining; paths below the build folder. */
  unused: readonly string[];
}

type File = readonly [name: string, text: string];

/** In the stylesheet for late states. */
const LATE_UTILITY = /\.late-styles \.((?:\\.|[\w-])+)/g;

const CLASS = /"type":"class","name":"([^"]+)"/g;

/** Class names that stylesheets have rules for, in all layers or in one. */
function classesOf(stylesheets: readonly File[], layer?: string): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (rule: unknown): void => {
    for (const [, name = ''] of JSON.stringify(rule).matchAll(CLASS)) found.add(name);
  };
  for (const [filename, css] of stylesheets)
    transform({
      filename,
      code: Buffer.from(css),
      visitor: {
        Rule: {
          'layer-block': (rule) => {
            if (rule.value.name?.join('.') === layer) collect(rule);
          },
          style: (rule) => {
            if (!layer) collect(rule);
          },
        },
      },
    });
  return found;
}

/** @param assets folder of hashed files, below `folder` */
export async function readAssets(folder: string, assets: string): Promise<BuildAssets> {
  const texts = new Map<string, string>();
  for await (const name of glob(`${assets}/*.{js,css}`, { cwd: folder }))
    texts.set(name, await readFile(join(folder, name), 'utf8'));
  const all = [...texts];
  const scripts = all.filter(([name]) => name.endsWith('.js')).map(([, code]) => code);
  const styles = all.filter(([name]) => name.endsWith('.css'));
  const unused = styles
    .map(([name]) => name)
    .filter((name) => !scripts.some((code) => code.includes(basename(name))));
  const later = new Map(
    all.flatMap(([name, text]) => (unused.includes(name) ? [] : [[basename(name), text]])),
  );
  const lateStyles = styles.filter(([name]) => !unused.includes(name));
  const late = classesOf(lateStyles);
  const subjects = lateStyles.flatMap(([, css]) =>
    [...css.matchAll(LATE_UTILITY)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
  const hooks = late.difference(new Set(subjects));
  return {
    lazyCode: lazyCode(later),
    utilities: classesOf(styles, 'utilities').difference(hooks),
    late,
    hooks,
    stylesheets: new Map(styles.map(([name, text]) => [`/${name}`, text])),
    unused,
  };
}
