/** Loads the tangle when it comes near; with reduced motion it stays a picture. */

/** URL of `tangle.ts` (build/scripts/lazy-scripts.ts). */
declare const TANGLE_MODULE: string;

/** As a parameter, so that the bundler does not resolve the URL. */
const load = (address: string): Promise<typeof import('./tangle.ts')> =>
  import(/* @vite-ignore */ address);

const root = document.querySelector('[data-tangle]') as HTMLElement;
if (!matchMedia('(prefers-reduced-motion)').matches) {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      // Without the script it stays a picture.
      load(TANGLE_MODULE).then(
        ({ start }) => start(root),
        () => undefined,
      );
    },
    { rootMargin: '50%' },
  );
  near.observe(root);
}
