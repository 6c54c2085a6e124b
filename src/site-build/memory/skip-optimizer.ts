/**
 * Skips Vite's bundling of dependencies for a development server: Astro starts one in each build, to read the content,
 * and closes it before any browser could ask.
 */
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** After all others, because options of plugins are added up. */
const withoutOptimizer: Plugin = {
  name: 'skip-optimizer',
  enforce: 'post',
  configEnvironment(_, options) {
    options.optimizeDeps = { noDiscovery: true, include: [] };
  },
};

export function skipOptimizer(): AstroIntegration {
  return {
    name: 'skip-optimizer',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [withoutOptimizer] } });
      },
    },
  };
}
