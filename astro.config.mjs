import partytown from '@astrojs/partytown';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { dayAt } from './src/lib/zone-time.ts';
import { collectAtExit } from './src/site-build/memory/collect-at-exit.ts';
import { buildPhases } from './src/site-build/phases.ts';
import { afterConsent } from './src/site-build/scripts/partytown.ts';
import { contentMistakes } from './src/content-lint/dev.ts';
import { getBuildSettings } from './src/server/base/build-settings.ts';
import { devApi } from './src/server/dev.ts';
import { site } from './src/site.config.ts';

collectAtExit();
const {
  siteUrl,
  formsOrigin,
  buildPreview,
  buildDay = dayAt(new Date(), site.timeZone),
} = getBuildSettings(process.env);
/** Our own steps; `src/site-build/phases.ts` says what order matters, and why. */
const own = buildPhases(buildDay, formsOrigin, buildPreview);

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  scopedStyleStrategy: 'where',
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  image: { layout: 'constrained' },
  integrations: [
    react(),
    devApi(),
    contentMistakes(),
    ...own.before,
    ...own.pages,
    sitemap(own.sitemap),
    afterConsent(partytown(), site.tags),
    ...own.after,
    ...own.files,
  ],
  vite: {
    plugins: [tailwind()],
    define: {
      BUILD_DAY: JSON.stringify(buildDay),
      BUILD_PREVIEW: JSON.stringify(buildPreview),
    },
  },
});
