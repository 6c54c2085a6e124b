/** The episode player: no request before Play, all controls, and without JavaScript. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { settled } from './settled.ts';
import { readThrough, watch } from './watch.ts';

const EPISODE = '/resources/podcasts/18';
const RECORDING = '/episodes/18.mp3';

/** Records requested recordings and captions. */
function fetched(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:mp3|m4a|vtt)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}
const playing = (page: Page): Promise<boolean> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused);
const at = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
/** By position: the button's name changes with its action. */
const playButton = (page: Page): Locator => page.locator('[data-player] button');

test('fetches no byte of audio before Play; lines, chapters and keys move it, and it resumes after a reload', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, baseURL ?? '');
  const paths = fetched(page);
  await page.goto(EPISODE);
  await readThrough(page);
  const place = page.getByRole('slider', { name: 'Place in the episode' });
  await place.fill('4');
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await speed.selectOption('1.5');
  await settled(page);
  expect(paths).toEqual([]);
  await expect(page.locator('[data-player]')).toContainText(
    'Twelve seconds, less data than a photo',
  );

  await playButton(page).focus();
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAccessibleName('Pause The mother-in-law has a key');
  await expect.poll(() => at(page)).toBeGreaterThan(4.2);
  expect(paths).toContain(RECORDING);
  const rate = page.locator('audio').evaluate((a: HTMLAudioElement) => a.playbackRate);
  expect(await rate).toBe(1.5);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAccessibleName('Play The mother-in-law has a key');
  expect(await playing(page)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveAttribute('aria-valuetext', '0:10 of 0:12');

  // At quarter speed: on a busy machine its 12 seconds would be over before the assertions.
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.defaultPlaybackRate = audio.playbackRate = 0.25;
  });
  const line = page.getByRole('link', { name: /who decides, and do we decide together/ });
  await line.click();
  await expect.poll(() => at(page)).toBeGreaterThan(6.5);
  await expect(line).toHaveAttribute('aria-current', 'true');
  const chapter = page.getByRole('link', { name: '0:02 The key' });
  await chapter.click();
  await expect.poll(() => at(page)).toBeLessThan(4);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(line).not.toHaveAttribute('aria-current', 'true');
  expect(page.url()).toMatch(/podcasts\/18$/);
  expect(notes.complaints).toEqual([]);
  expect(notes.foreign).toEqual([]);

  await playButton(page).click();
  await expect.poll(() => playing(page)).toBe(false);
  const stopped = Math.trunc(await at(page));
  paths.length = 0;
  await page.reload();
  const text = `0:${String(stopped).padStart(2, '0')} of 0:12`;
  await expect(page.locator('[data-time]')).toHaveText(text);
  expect(paths).toEqual([]);

  await test.step('a recording that cannot be loaded is said, and plays by a click when it can', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.route('**/*.mp3', (route) => route.abort());
    await page.reload();
    await playButton(page).click();
    await expect(page.locator('[data-player] [role=status]')).toContainText('did not load');
    await page.unroute('**/*.mp3');
    await playButton(page).click();
    await expect.poll(() => at(page)).toBeGreaterThan(0.2);
  });
});
