/** Joins React's modules, which every island needs together: six files take 1.8 kB more of brotli. */
import type { Plugin } from 'vite';

const REACT =
  /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|nanostores|@astrojs\/react)\/|islands\/root\/|vite\/preload-helper/;
const codeSplitting = { groups: [{ name: 'react', test: REACT }] };

/** Astro has no option for client code only. */
export function reactChunk(): Plugin {
  return {
    name: 'react-chunk',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting } } } } : undefined,
  };
}
