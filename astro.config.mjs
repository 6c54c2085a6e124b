import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { dayAt } from './src/domain/day.ts';
import { finish } from './src/integrations/finish/index.ts';
import { publicPath } from './src/domain/routes.ts';
import { guidePdfs } from './src/integrations/guide-pdf/index.ts';
import { bareNumbers } from './src/integrations/bare-numbers.ts';
import { consent } from './src/integrations/consent.ts';
import { headersFile } from './src/integrations/headers.ts';
import { lateBehaviors } from './src/integrations/late-behaviors.ts';
import { letters } from './src/integrations/letters.ts';
import { listboxStyles } from './src/integrations/listbox-styles.ts';
import { partytownFiles } from './src/integrations/partytown.ts';
import { precompress } from './src/integrations/precompress.ts';
import { redirects } from './src/integrations/redirects/index.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { sharePictures } from './src/integrations/share-pictures/index.ts';
import { siteMap } from './src/integrations/site-map.ts';
import { recordings } from './src/integrations/recordings.ts';
import { wake } from './src/integrations/wake/index.ts';
import { readConfig } from './src/server/config.ts';
import { devApi } from './src/server/dev.ts';
import { site } from './src/site.config.ts';

const { siteUrl, buildDay = dayAt(new Date(), site.timeZone) } = readConfig();

/** Every page of a build and what is known of it. */
const pages = new Map();
const pageAt = (url) => pages.get(publicPath(new URL(url).pathname));

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  scopedStyleStrategy: 'where',
  build: { format: 'file', inlineStylesheets: 'never', concurrency: 8 },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  image: { layout: 'constrained', responsiveStyles: true },
  integrations: [
    react(),
    wake(),
    letters(),
    lateBehaviors(),
    consent(site.cookiePolicy, site.tags),
    siteMap(pages),
    sharePictures(pages),
    sitemap({
      filter: (url) => pageAt(url)?.isOwn ?? false,
      serialize: (item) => ({ ...item, lastmod: pageAt(item.url)?.changed }),
    }),
    recordings(),
    guidePdfs(),
    searchIndex(pages),
    finish(pages),
    devApi(),
    headersFile(),
    bareNumbers(),
    partytownFiles(site.tags),
    redirects(pages),
    precompress(),
  ],
  vite: { plugins: [tailwind(), listboxStyles()], define: { BUILD_DAY: JSON.stringify(buildDay) } },
});
