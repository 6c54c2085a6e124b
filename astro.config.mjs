import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { dayAt } from './src/domain/booking/zone-time.ts';
import { transformPages } from './src/build/pages/index.ts';
import { lastChange, readPages } from './src/build/pages/read.ts';
import { publicPath } from './src/domain/http/routes.ts';
import { guidePdfs } from './src/build/guide-pdf/index.ts';
import { shortPostUrls } from './src/build/pages/short-post-urls.ts';
import { contentEditor } from './src/build/scripts/content-editor.ts';
import { consent } from './src/build/scripts/consent.ts';
import { headersFile } from './src/build/output/headers.ts';
import { drawingColors } from './src/build/output/drawing-colors.ts';
import { icons } from './src/build/output/icons.ts';
import { formsOrigin } from './src/build/scripts/forms-origin.ts';
import { browserTargets } from './src/build/scripts/browser-targets.ts';
import { reactChunk } from './src/build/scripts/react-chunk.ts';
import { keptWorker } from './src/build/scripts/kept-worker.ts';
import { lazyScripts } from './src/build/scripts/lazy-scripts.ts';
import { headingFont } from './src/build/styles/heading-font.ts';
import { radixSelectCsp } from './src/build/styles/radix-select-csp.ts';
import { partytownFiles } from './src/build/scripts/partytown.ts';
import { omitUnusedAssets, parts } from './src/build/output/parts.ts';
import { pictures } from './src/build/output/pictures.ts';
import { precompress } from './src/build/output/precompress.ts';
import { release } from './src/build/output/release.ts';
import { skipOptimizer } from './src/build/memory/skip-optimizer.ts';
import { redirects } from './src/build/redirects/index.ts';
import { searchIndex } from './src/build/pages/search-index.ts';
import { checkScheduled } from './src/build/pages/check-scheduled.ts';
import { ogImages } from './src/build/og-images/index.ts';
import { checkAudio } from './src/build/output/check-audio.ts';
import { clientDirectives } from './src/build/islands/index.ts';
import { contentMistakes } from './src/content-lint/dev.ts';
import { getBuildSettings } from './src/server/build-settings.ts';
import { devApi } from './src/server/dev.ts';
import { site } from './src/site.config.ts';

const {
  siteUrl,
  formsOrigin: forms,
  buildPreview,
  buildDay = dayAt(new Date(), site.timeZone),
} = getBuildSettings(process.env);

/** Facts about every built page, shared by the build integrations. */
const pages = new Map();
const pageAt = (url) => pages.get(publicPath(new URL(url).pathname));

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
    skipOptimizer(),
    parts(),
    pictures(),
    clientDirectives(),
    headingFont(),
    lazyScripts(),
    site.parts.offline && keptWorker(),
    consent(site.cookiePolicy, site.tags),
    readPages(pages),
    drawingColors(),
    ogImages(pages),
    sitemap({
      filter: (url) => pageAt(url)?.isListable ?? false,
      serialize: (item) => ({ ...item, lastmod: lastChange(pageAt(item.url), buildDay) }),
    }),
    site.parts.podcast && checkAudio(),
    icons(),
    site.parts.guides && guidePdfs(),
    contentEditor(),
    searchIndex(pages),
    transformPages(pages, site.tags, forms),
    omitUnusedAssets(),
    devApi(),
    contentMistakes(),
    headersFile(),
    site.parts.blog && shortPostUrls(),
    partytownFiles(site.tags),
    checkScheduled(pages),
    redirects(pages),
    precompress(),
    release(),
  ],
  vite: {
    build: {
      // The script of every page is inlined even above Vite's limit of 4,096 bytes: as a file, it
      // delays the first paint of home from 816 to 988 ms (Lighthouse, simulated Slow 4G).
      assetsInlineLimit: (file) => file.includes('BaseLayout') || undefined,
    },
    plugins: [tailwind(), radixSelectCsp(), browserTargets(), reactChunk(), formsOrigin(forms)],
    define: {
      BUILD_DAY: JSON.stringify(buildDay),
      BUILD_PREVIEW: JSON.stringify(buildPreview),
    },
  },
});
