import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { headersFile } from './src/integrations/headers.ts';
import { precompress } from './src/integrations/precompress.ts';
import { wake } from './src/integrations/wake/index.ts';
import { pagePolicy } from './src/domain/csp.ts';
import { readConfig } from './src/server/config.ts';

export default defineConfig({
  site: readConfig().siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  image: { layout: 'constrained', responsiveStyles: true },
  integrations: [react(), wake(), sitemap(), headersFile(), precompress()],
  security: { csp: pagePolicy },
  vite: { plugins: [tailwind()] },
});
