/** The web manifest: name and icons for home screens. `build/output/icons.ts` renders the icons. */

/** Background of the icons: `--color-paper` of the light scheme. */
export const ICON_PAPER = '#f5efe6';

/**
 * All icons. `box` is the visible part of the drawing: ordinary icons are filled by the knot;
 * maskable ones keep it in the safe zone, and the threads run off the edge.
 */
export const ICONS = [
  { path: '/icon-192.png', size: 192, purpose: 'any', box: '26 -36 148 148' },
  { path: '/icon-512.png', size: 512, purpose: 'any', box: '26 -36 148 148' },
  { path: '/icon-maskable.png', size: 512, purpose: 'maskable', box: '0 -62 200 200' },
] as const;

/** iOS requests this name without a link in the page. */
export const TOUCH_ICON = {
  path: '/apple-touch-icon.png',
  size: 180,
  box: '16 -46 168 168',
} as const;

export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * The manifest as JSON. `display: browser`, because an app window has no address bar, and after a
 * quick exit a therapist's icon would remain among the open apps.
 */
export function webManifest(site: { name: string; description: string; locale: string }): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.locale,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: ICON_PAPER,
    theme_color: '#10262c',
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}
