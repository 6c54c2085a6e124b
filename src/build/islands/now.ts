/**
 * `client:now`: hydrates an island at once, for pages that show nothing before they have asked the server. Like
 * `client:interact`, it holds a click that comes sooner and replays it. An island whose script did not load has
 * `data-stuck`; the next touch tries again.
 */
import { type Load, hydrateOnInteraction } from './hydrate-on-interaction.ts';

// Astro requires a default export here.
export default (load: Load, _options: unknown, island: HTMLElement): void => {
  let waking: Promise<void> | undefined;
  const wake = async (): Promise<void> => {
    try {
      await (
        await load()
      )();
    } finally {
      waking = undefined;
      island.toggleAttribute('data-stuck', island.matches('[ssr]'));
    }
  };
  const begin = (): Promise<void> => (waking ??= wake());
  hydrateOnInteraction(async () => {
    if (island.matches('[ssr]')) await begin();
    return () => undefined;
  }, island);
  // These buttons do nothing natively: what is let go of while the script still loads is held again.
  island.addEventListener(
    'click',
    ({ isTrusted, target }) => {
      if (!isTrusted && waking !== undefined) setTimeout(() => (target as HTMLElement).click());
    },
    true,
  );
  // Ends the holding, also without any click.
  begin()
    .catch(console.error)
    .finally(() => island.dispatchEvent(new Event('hydrate')));
};
