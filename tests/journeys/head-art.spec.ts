/** Art in the heads of pages is not cropped by accident: on phones and tablets all of a scene is in view, and every face where the team is shown. */
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../site/dist.ts';
import { open } from './open.ts';

/** Pictures of a head are in the page itself: a scene is known by the size that its file has. */
const PICTURE = '[aria-labelledby=h1] img';
const SCENE_SIZE = '780 690';
/** Width to height of what a scene shows; above that, its file has only wall, for taller heads. */
const SCENE = 780 / 570;
/** Width to height of the team behind its sofa, without the empty ends. */
const FACES = 2.2;
const WIDTHS = [360, 390, 768];
/** Narrower, the team’s list has the room. */
const FACES_FROM = 768;

/** Width to height of the box that the picture in the head fills. */
const shape = (page: Page): Promise<number> =>
  page
    .locator(PICTURE)
    .last()
    .evaluate((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width / height;
    });

test('a scene in a head is whole on phones and tablets, and all faces of the team are in theirs on tablets @deep', async ({
  page,
}) => {
  const scenes = pages.filter(({ $ }) => $(PICTURE).last().attr('src')?.includes(SCENE_SIZE));
  expect(scenes.length).toBeGreaterThan(8);
  // One style sheet crops them all.
  const [first, last] = [scenes.at(0)?.route ?? '', scenes.at(-1)?.route ?? ''];
  for (const route of [first, last, '/team']) {
    await open(page, route);
    for (const width of WIDTHS) {
      if (route === '/team' && width < FACES_FROM) continue;
      await page.setViewportSize({ width, height: Math.round(width * 1.5) });
      const ratio = await shape(page);
      const at = `${route}, ${width} px`;
      if (route === '/team') expect.soft(ratio, at).toBeGreaterThanOrEqual(FACES);
      else expect.soft(ratio, at).toBeLessThanOrEqual(SCENE);
    }
  }
});
