/** Two new posts in one visit of the content editor: each gets the next free number. */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';

const server = editorServer();

test('R300 two new posts in one visit have two numbers', async ({ page, context }) => {
  test.setTimeout(scaled(240_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  const form = editorForm(page, server.address());
  await form.open('collections/posts');
  for (const [title, path] of [
    ['The quiet after the argument', 'posts/24-the-quiet-after-the-argument.md'],
    ['The noise before the argument', 'posts/25-the-noise-before-the-argument.md'],
  ] as const) {
    await form.go('collections/posts/new');
    await form.fill('title', title);
    await form.fill(
      'description',
      `${title}: what to do in ten minutes, with one sentence to say and one to leave out.`,
    );
    await form.turnOn('draft');
    await form.fill('date', '2061-03-02');
    await form.pick('author', /Teo/);
    await form.pick('category', /./);
    await form.addTo('tags', 'repair');
    await form.write(`${title} is a time in which nobody has to win.`);
    expect(await form.save()).toEqual({ status: 201, message: '' });
    expect(server.saved(path)).toContain(`title: ${title}`);
  }
});
