/** The episode player: no request before Play, all controls by mouse and keyboard, and without JavaScript. */
import { expect, type Page, test } from '@playwright/test';
import { readThrough, watch } from './watch.ts';
import { settled } from './settled.ts';

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
/** Opens the episode at quarter speed: on a busy machine its 12 seconds would be over before the assertions. */
async function openSlow(page: Page): Promise<void> {
  await page.goto(EPISODE);
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.defaultPlaybackRate = audio.playbackRate = 0.25;
  });
}
/** By position: the button's name changes with its action. */
const playButton = (page: Page) => page.locator('[data-player] button');

test('fetches no byte of audio before Play, and plays after it', async ({ page, baseURL }) => {
  const notes = await watch(page, baseURL ?? '');
  const paths = fetched(page);
  await openSlow(page);
  await readThrough(page);
  await page.getByRole('slider', { name: 'Place in the episode' }).fill('4');
  await settled(page);
  expect(paths).toEqual([]);
  await expect(page.locator('[data-player]')).toContainText(
    'Twelve seconds, less data than a photo',
  );

  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName('Pause The mother-in-law has a key');
  await expect.poll(() => at(page)).toBeGreaterThan(4.2);
  expect(paths).toContain(RECORDING);
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName('Play The mother-in-law has a key');
  expect(await playing(page)).toBe(false);
  expect(notes.complaints).toEqual([]);
  expect(notes.foreign).toEqual([]);
});

test('a line of the transcript and a chapter move the player', async ({ page }) => {
  await openSlow(page);
  const line = page.getByRole('link', { name: /who decides, and do we decide together/ });
  await line.click();
  await expect.poll(() => at(page)).toBeGreaterThan(6.5);
  await expect(line).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '0:02 The key' }).click();
  await expect.poll(() => at(page)).toBeLessThan(4);
  await expect(page.getByRole('link', { name: '0:02 The key' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(line).not.toHaveAttribute('aria-current', 'true');
  expect(page.url()).toMatch(/podcasts\/18$/);
});

test('works by keyboard alone @desktop', async ({ page }) => {
  await page.goto(EPISODE);
  await playButton(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).toBe(false);
  await page.keyboard.press('Tab');
  const place = page.getByRole('slider', { name: 'Place in the episode' });
  await expect(place).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveAttribute('aria-valuetext', '0:10 of 0:12');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toBeFocused();
});

test('a speed set before playing applies', async ({ page }) => {
  await page.goto(EPISODE);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await playButton(page).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0.3);
  const rate = await page.locator('audio').evaluate((a: HTMLAudioElement) => a.playbackRate);
  expect(rate).toBe(1.5);
});

test('resumes after a reload, without fetching before Play', async ({ page }) => {
  await openSlow(page);
  await page.getByRole('link', { name: /question is not about the key/ }).click();
  await expect.poll(() => at(page)).toBeGreaterThan(4.4);
  await playButton(page).click();
  await expect.poll(() => playing(page)).toBe(false);
  const stopped = Math.trunc(await at(page));
  expect(stopped).toBeLessThan(12);
  const paths = fetched(page);
  await page.reload();
  const text = `0:${String(stopped).padStart(2, '0')} of 0:12`;
  await expect(page.locator('[data-time]')).toHaveText(text);
  expect(paths).toEqual([]);
});

test('shows a message if the recording cannot be loaded', async ({ page }) => {
  await page.route('**/*.mp3', (route) => route.abort());
  await page.goto(EPISODE);
  await playButton(page).click();
  await expect(page.locator('[data-player] [role=status]')).toContainText('did not load');
  await page.unroute('**/*.mp3');
  await playButton(page).click();
  await expect.poll(() => at(page)).toBeGreaterThan(0.2);
});

test('recordings are served with their type, and in ranges', async ({ request }) => {
  const whole = await request.get(RECORDING);
  expect(whole.headers()['content-type']).toBe('audio/mpeg');
  expect(whole.headers()['accept-ranges']).toBe('bytes');
  const part = await request.get(RECORDING, { headers: { Range: 'bytes=100-299' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toMatch(/^bytes 100-299\/36086$/);
  expect(await part.body()).toHaveLength(200);
  const text = await request.get(`${EPISODE}.vtt`);
  expect(text.headers()['content-type']).toMatch(/^text\/vtt/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the native player is shown, and every line is a link', async ({ page }) => {
    const paths = fetched(page);
    await page.goto(EPISODE);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(playButton(page)).toBeHidden();
    const line = page.getByRole('link', { name: /question is not about the key/ });
    await expect(line).toHaveAttribute('href', `${RECORDING}#t=4.2`);
    expect(paths).toEqual([]);
  });
});
