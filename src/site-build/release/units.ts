/** systemd's units for a release: the project's, with the paths that a release has and the machine's Node. */

/** No build. */
export const UNITS = [
  'hearthline.socket',
  'hearthline.service',
  'hearthline-backup.service',
  'hearthline-backup.timer',
  'hearthline-verify.service',
  'hearthline-verify.timer',
] as const;

/** The Node that runs a project with its packages. */
const OWN_NODE =
  /^ExecStart=\/bin\/sh -c 'exec node_modules\/node-linux-\*\/bin\/node((?: --\S+)*) (src\/server\/\S+?)\.(?:ts|mjs)((?: \w+)?)'$/m;
const ABOUT =
  '# Made for releases: they are in /srv/hearthline/releases, `current` there leads to one (switch.mjs), and Node 24.7 or\n# newer is /usr/bin/node. Settings are in /etc/hearthline.env (readable only by root).\n';

/** @throws {Error} if the unit starts something that a release lacks */
export function releaseUnit(unit: string): string {
  const text = unit
    .replace(/^# The project is in [\s\S]*?(?=\n\n)/m, ABOUT.trim())
    .replace(/^# For releases .*\n/m, '')
    .replace(/^Documentation=.*\n/m, '')
    .replace(OWN_NODE, (_, flags: string, script: string, more: string) =>
      script.endsWith('/serve')
        ? `ExecStart=/usr/bin/node${flags} current/serve.mjs`
        : `ExecStart=/usr/bin/node${flags} current/${script}.js${more}`,
    );
  if (/node_modules|\.ts\b|npm ci/.test(text))
    throw new Error('A unit of a release starts what only the project has');
  return text;
}
