/** The group portrait of the team page. `<g id="ground">…</g>` of a portrait is its background, and left out. */

/** Where the sofa leaves room, in the units of `ui/drawings/components/sofa.svg`. */
const MIDDLE = 566;
const ROOM = 840;
/** Distance of neighbors, where there is room, and a person's width at scale 1. */
const APART = 190;
const WIDTH = 268;
/** The top of a portrait: of those who sit, and of those who stand behind them. */
const SITTING = 76;
const STANDING = 6;

const GROUND = /<g id="ground">.*?<\/g>/s;

/** The first in the middle, the second to the left, the third to the right, and so on. */
export function fromTheMiddle<T>(items: readonly T[]): T[] {
  const left = items.filter((_, at) => at % 2 === 1);
  const right = items.filter((_, at) => at % 2 === 0);
  return [...left.toReversed(), ...right];
}

/** A portrait's figure with unique ids; nothing if its background is not marked. */
function figure(portrait: string, prefix: string): { box: string; shapes: string } | undefined {
  const box = /viewBox="([^"]+)"/.exec(portrait)?.[1];
  if (!box || !GROUND.test(portrait)) return undefined;
  const shapes = portrait
    .replace(GROUND, '')
    .replace(/^.*?<svg[^>]*>/s, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/(\bid="|url\(#|href="#)/g, `$1${prefix}`);
  return { box, shapes };
}

/** In the given order. Nothing if a portrait has no marked background or is a photograph: all then stay single. */
export function groupPortrait(
  portraits: readonly (string | undefined)[],
  sofa: string,
): string | undefined {
  const figures = portraits.map((portrait, at) => portrait && figure(portrait, `p${at}-`));
  const last = figures.length - 1;
  const apart = Math.min(APART, ROOM / Math.max(1, last));
  const scale = Math.min(0.92, (apart * 0.92) / 150);
  const drawn = figures.map((person, at) => {
    if (!person) return undefined;
    const standing = Math.min(at, last - at) % 2 === 1;
    const [width, height] = [WIDTH * scale, 335 * scale].map(Math.round);
    const x = Math.round(MIDDLE + (at - last / 2) * apart - WIDTH * scale * 0.5);
    const y = standing ? STANDING : SITTING;
    const svg = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${person.box}" overflow="visible" stroke-linecap="round" stroke-linejoin="round">${person.shapes}</svg>`;
    return { standing, svg };
  });
  if (!drawn.length || drawn.includes(undefined)) return undefined;
  const rows = [true, false].flatMap((back) => drawn.filter((one) => one?.standing === back));
  return sofa.replace('<g id="people"/>', `<g>${rows.map((one) => one?.svg).join('')}</g>`);
}
