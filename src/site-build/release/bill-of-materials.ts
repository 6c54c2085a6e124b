/** The software bill of materials of a release, CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). */
import type { Lock } from './server-packages.ts';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

interface Component extends Record<string, unknown> {
  'bom-ref': string;
  purl: string;
}

/** Of the published archive, from the lock file's `integrity`. */
function hashesOf(integrity: string | undefined): object[] {
  const [, digest] = /^sha512-([A-Za-z0-9+/=]+)$/.exec(integrity ?? '') ?? [];
  if (digest === undefined) return [];
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

/** An identifier, or an expression such as `(MIT OR Apache-2.0)`. */
const licenseOf = (license: string): object =>
  / (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } };

function componentOf(
  type: 'application' | 'library',
  { name, version, license }: Manifest,
  integrity?: string,
): Component {
  const hashes = hashesOf(integrity);
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
  return {
    type,
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && { licenses: [licenseOf(license)] }),
    ...(hashes.length > 0 && { hashes }),
  };
}

/** @param folders of the packages, such as `node_modules/pg` @param read reads a JSON file of the project */
export function billOfMaterials(
  release: Manifest & { built: string },
  folders: readonly string[],
  lock: Lock,
  read: (file: string) => Manifest,
): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: release.built, component: componentOf('application', release) },
    components: folders.map((folder) =>
      componentOf('library', read(`${folder}/package.json`), lock[folder]?.integrity),
    ),
  };
}
