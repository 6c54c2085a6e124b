/**
 * `npm run release`: one folder with the built site, the server and the packages it needs, to copy to a machine with
 * Node and nothing else. An argument names another folder than `release`.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { makeReadable } from '../output/readable.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { checksumsOf } from './checksums.ts';
import { releaseUnit, UNITS } from './units.ts';
import { closureOf, type Lock, packagesOf, reachOf, serverSources } from './server-packages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const TARGET = resolve(process.argv[2] ?? join(ROOT, 'release'));
/** Files that no program reads: types, sources and source maps, tests, guides, builds for `<script>`. */
const UNREAD =
  /\.(?:[cm]?ts|map|md|markdown|flow|test\.js|min\.m?js)$|\/node_modules\/zod\/v3\/|\/zxcvbn-ts\.js$/i;
/** Second builds of ES modules for `require`: needed only by packages of CommonJS. */
const COMMONJS = /\.cjs$|\/(?:cjs|commonjs)\//;
/** Second builds of packages of CommonJS for bundlers; without `exports`, Node finds `main` only. */
const FOR_BUNDLERS = /\.(?:mjs|es\.js)$/;
/** Needed by `cheerio`, to fetch and decode pages, but not by `cheerio/slim`, which the server uses. */
const UNLOADED = [
  'encoding-sniffer',
  'parse5',
  'parse5-htmlparser2-tree-adapter',
  'parse5-parser-stream',
  'undici',
  'whatwg-mimetype',
];
/** Licenses must go with every copy. */
const LICENSE = /licen[cs]e|notice/i;
/** Scripts of the project that a release has too. */
const COMMANDS = /^node src\/with-node\.mjs src\/server\/commands\/\S+$/;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

interface Project {
  name: string;
  version: string;
  license: string;
  engines: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
  imports: Readonly<Record<string, string>>;
}

/** With `+` if files differ from the commit; empty outside a working copy. */
function commit(): string {
  try {
    const git = (...words: string[]): string =>
      execFileSync('git', words, {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') && '+');
  } catch (error) {
    if (error instanceof Error) return '';
    throw error;
  }
}

/** As the files are named in a release. */
const asJavaScript = (paths: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(paths).map(([key, path]) => [key, path.replace(/\.ts$/, '.js')]),
  );

/** No development tool, exact versions. */
function manifest(project: Project, versions: Readonly<Record<string, string>>): object {
  const { name, version, license, engines, scripts, imports } = project;
  const commands = Object.entries(scripts).filter(([, script]) => COMMANDS.test(script));
  const own = Object.entries(imports).filter(([alias]) =>
    /^#(?:site|features|lib|collections|staff|server|node-floor)\b/.test(alias),
  );
  return {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: { start: 'node serve.mjs', ...asJavaScript(Object.fromEntries(commands)) },
    imports: asJavaScript(Object.fromEntries(own)),
    dependencies: versions,
  };
}

/** TypeScript files in strings, such as imports. */
const TYPESCRIPT_NAME = /(['"`][^'"`\s]*)\.ts(?=['"`])/g;

/** Writes `.js` without types: a server that strips them at its start takes 18 MB more. */
function copySource(file: string, to: string): void {
  const target = join(to, file.replace(/\.ts$/, '.js'));
  mkdirSync(dirname(target), { recursive: true });
  const source = readFileSync(join(ROOT, file), 'utf8');
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  writeFileSync(target, code.replace(TYPESCRIPT_NAME, '$1.js'));
}

const bytesIn = (folder: string): number =>
  globSync('**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

if (!existsSync(join(ROOT, 'dist/index.html')))
  throw new Error('There is no site in dist. Run "npm run build" first.');
const project = readJson<Project>('package.json');
const { packages: lock } = readJson<{ packages: Record<string, Lock[string]> }>(
  'package-lock.json',
);
for (const name of UNLOADED) delete lock[`node_modules/${name}`];
const sources = serverSources(ROOT);
const names = packagesOf(ROOT, sources);
const folders = closureOf(lock, names).filter((folder) => existsSync(join(ROOT, folder)));
const next = `${TARGET}.next`;
rmSync(next, { recursive: true, force: true });

// Every browser that can open the site accepts Brotli, so gzip would only double the size.
cpSync(join(ROOT, 'dist'), join(next, 'dist'), {
  recursive: true,
  preserveTimestamps: true,
  filter: (file) => !file.endsWith('.gz'),
});
for (const file of sources) copySource(file, next);
cpSync(join(ROOT, 'LICENSE'), join(next, 'LICENSE'));
/** Tells which files of a package Node can reach. */
interface Entries {
  type?: string;
  main?: string;
  exports?: unknown;
  unpkg?: string;
}

const entriesOf = (folder: string): Entries => readJson(join(folder, 'package.json'));
const required = new Set(
  reachOf(
    lock,
    folders.filter((folder) => entriesOf(folder).type !== 'module'),
  ),
);

/** A second form of what Node loads. @param file relative to the package */
function isSpare(folder: string, file: string): boolean {
  const { type, main = '', exports, unpkg } = entriesOf(folder);
  if (type === 'module') return COMMONJS.test(file) && !required.has(folder);
  if (exports !== undefined) return false;
  const isSource = file.startsWith('/src/') && !/^(?:\.\/)?src\//.test(main);
  return isSource || FOR_BUNDLERS.test(file) || file === `/${unpkg}`;
}

for (const folder of folders) {
  const within = (file: string): string => file.slice(join(ROOT, folder).length);
  cpSync(join(ROOT, folder), join(next, folder), {
    recursive: true,
    filter: (file) =>
      ((!UNREAD.test(file) && !isSpare(folder, within(file))) || LICENSE.test(basename(file))) &&
      !within(file).includes('/node_modules'),
  });
}
const version = (folder: string): string => lock[folder]?.version ?? '';
const versions = Object.fromEntries(names.map((name) => [name, version(`node_modules/${name}`)]));
const facts = {
  version: project.version,
  commit: commit(),
  built: statSync(join(ROOT, 'dist/index.html')).mtime.toISOString(),
};
const write = (file: string, text: string): void => writeFileSync(join(next, file), text);
write('package.json', `${JSON.stringify(manifest(project, versions), null, 2)}\n`);
write('serve.mjs', "import './src/server/serve.mjs';\n");
write('switch.mjs', "import './src/server/run/releases/command.js';\n");
// Where the `switch.mjs` of a release before looks, which is run to go back: without it, it would refuse nothing.
mkdirSync(join(next, 'src/server/store'));
write(
  'src/server/store/migrations.js',
  "export { FIRST_VERSION, MIGRATIONS } from '../db/migrations.js';\n",
);
mkdirSync(join(next, 'deploy'));
for (const unit of UNITS)
  write(`deploy/${unit}`, releaseUnit(readFileSync(join(ROOT, 'src/server/deploy', unit), 'utf8')));
write('release.json', `${JSON.stringify(facts, null, 2)}\n`);
const bill = billOfMaterials({ ...project, ...facts }, folders, lock, (file) => readJson(file));
write('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
write('SHA256SUMS', checksumsOf(next));
makeReadable(next);
rmSync(TARGET, { recursive: true, force: true });
renameSync(next, TARGET);

const parts = { site: 'dist', server: 'src', packages: 'node_modules' };
for (const [part, folder] of Object.entries(parts))
  console.log(`${part.padEnd(9)} ${(bytesIn(join(TARGET, folder)) / 1e6).toFixed(1)} MB`);
console.log(
  `release   ${(bytesIn(TARGET) / 1e6).toFixed(1)} MB, ${folders.length} packages, in ${TARGET}`,
);
