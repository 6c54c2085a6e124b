/**
 * `npm run pictures`: takes the pictures of the README from the demo; `-- home quiz` only these. Needs a built site.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '#site';
import { findBrowser, launchOptions } from '../browser/find.ts';
import { editorForm } from '../journeys/editor-form.ts';
import { begin, choose } from '../journeys/quiz.ts';
import { scaled } from '../run/limits.ts';
import { startDemo, type Demo } from './start.ts';
import { fileOf, FOLDER, NAMES, type PictureName, ROOT, SCHEMES } from './shown.ts';

const PHONE = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.6,
  isMobile: true,
  hasTouch: true,
};
const DESK = { viewport: { width: 1200, height: 720 }, deviceScaleFactor: 1 };
const QUALITY = 55;

interface View {
  device: typeof PHONE | typeof DESK;
  /** Goes to what is shown. */
  show: (page: Page, demo: Demo) => Promise<void>;
}

/** Without the bar of consent, which would cover what is shown. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const refuse = page.getByRole('button', { name: 'Necessary Only' });
  await refuse.click();
  await refuse.waitFor({ state: 'hidden' });
}

const VIEWS: Readonly<Record<PictureName, View>> = {
  home: { device: PHONE, show: (page, demo) => visit(page, demo.site) },
  booking: {
    device: PHONE,
    async show(page, demo) {
      await visit(page, `${demo.site}${site.consultation.path}`);
      const time = page.locator('[data-days] input[type=radio]').nth(1);
      await time.check();
      await page.locator('[data-days]').evaluate((days) => {
        const heading = days.closest('section, form')?.querySelector('h2') ?? days;
        scrollTo(0, heading.getBoundingClientRect().top + scrollY - 150);
      });
    },
  },
  quiz: {
    device: PHONE,
    async show(page, demo) {
      await visit(page, `${demo.site}/quiz`);
      await begin(page);
      for (const answer of ['Agree', 'Neutral']) await choose(page, answer);
      await page.getByText('Question 3 of 8').waitFor();
      await page.getByText('Question 3 of 8').evaluate((line) => {
        scrollTo(0, line.getBoundingClientRect().top + scrollY - 190);
      });
    },
  },
  inbox: {
    device: DESK,
    async show(page, demo) {
      await page.goto(demo.link);
      await page.locator('[data-lead], [role=row], main li').first().waitFor();
    },
  },
  editor: {
    device: DESK,
    async show(page, demo) {
      await page.goto(demo.link);
      await page.waitForURL('**/admin');
      const form = editorForm(page, `${demo.site}/admin/content`);
      await form.open('collections/posts/entries/4-listening-is-not-waiting-politely');
      await page.locator('[data-key-path=title] input').first().waitFor();
      // The editor puts the focus on the form, with a ring around all of it.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
  },
};

async function take(context: BrowserContext, demo: Demo, name: PictureName): Promise<Buffer> {
  const page = await context.newPage();
  page.setDefaultTimeout(scaled(30_000));
  await VIEWS[name].show(page, demo);
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return sharp(image).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}

if (!existsSync(join(ROOT, 'dist/index.html')))
  throw new Error('There is no site in dist. Run "npm run build" first.');
mkdirSync(join(ROOT, FOLDER), { recursive: true });
const asked = process.argv.slice(2);
const wanted = NAMES.filter((name) => asked.length === 0 || asked.includes(name));
const demo = await startDemo();
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  for (const name of wanted)
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        ...VIEWS[name].device,
        colorScheme,
        locale: 'en-US',
        timezoneId: site.timeZone,
        reducedMotion: 'reduce',
      });
      const image = await take(context, demo, name);
      await context.close();
      const file = fileOf(name, colorScheme);
      writeFileSync(join(ROOT, file), image);
      console.log(`${file} ${(image.length / 1000).toFixed(0)} kB`);
    }
} finally {
  await browser.close();
  await demo.stop();
}
