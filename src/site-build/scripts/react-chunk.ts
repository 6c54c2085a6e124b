/** Joins React's modules, which every island needs together: six files take 1.8 kB more of brotli. */
import type { Plugin } from 'vite';

const REACT =
  /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|nanostores|@astrojs\/react)\/|islands\/root\/|vite\/preload-helper/;
const codeSplitting = { groups: [{ name: 'react', test: REACT }] };
/** Loaded before any island can ask for another file: their names are 24 bytes of the first touch of a form. */
const LOADED = /\/(?:react|rolldown-runtime)\./;
const modulePreload = {
  resolveDependencies: (_file: string, names: string[]) =>
    names.filter((name) => !LOADED.test(name)),
};

/** Astro has no option for client code only. */
export function reactChunk(): Plugin {
  return {
    name: 'react-chunk',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { modulePreload, rolldownOptions: { output: { codeSplitting } } } }
        : undefined,
  };
}
