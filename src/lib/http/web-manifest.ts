/** Name and icons for home screens. `site-build/output/icons.ts` renders the icons. */

/** `--color-paper` of the light scheme. */
export const ICON_PAPER = '#f5efe6';

/**
 * `scale`: how much larger than the mark the square is. Ordinary icons are filled by the mark; maskable ones keep it in
 * the safe zone, and the knot's threads run off the edge.
 */
export const ICONS = [
  { path: '/icon-192.png', size: 192, purpose: 'any', scale: 1.15625 },
  { path: '/icon-512.png', size: 512, purpose: 'any', scale: 1.15625 },
  { path: '/icon-maskable.png', size: 512, purpose: 'maskable', scale: 1.5625 },
] as const;

/** iOS requests this name without a link in the page. */
export const TOUCH_ICON = {
  path: '/apple-touch-icon.png',
  size: 180,
  scale: 1.3125,
} as const;

export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * `display: browser`, because an app window has no address bar, and after a quick exit a therapist's icon would remain
 * among the open apps.
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
