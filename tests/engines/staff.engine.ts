/** The staff area in every engine: a first sign-in, a lead answered, a post changed in the content editor. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { editorServer } from '../journeys/editor-server.ts';
import { sendLeadsTo } from '../journeys/staff-inbox.ts';
import { type SecureFront, secureFront } from './secure-front.ts';
import { signInAt } from './sign-in.ts';
import { test } from './test.ts';
import { button, type Visitor } from './visitor.ts';

const POST = '10-what-private-pay-buys';
const server = editorServer();
let front: SecureFront | undefined;
test.beforeAll(async () => {
  const { origin, data } = server.running();
  front = await secureFront(origin, data);
});
test.afterAll(() => front?.close());

const signIn = (visitor: Visitor, role: 'staff' | 'editor'): Promise<void> =>
  signInAt(visitor, front?.origin ?? '', server.running().data, role);

test('a lead is read and answered, and taken back', async ({ visitor }) => {
  const word = await sendLeadsTo(server.running().origin, { message: 'Two phones in one bed.' });
  await signIn(visitor, 'staff');
  await visitor.click('[data-lead] a');
  await visitor.reads('[data-open-lead]', 'Two phones in one bed.');
  await visitor.reads('[data-open-lead]', word);
  await visitor.click(button('What happened?', '[data-open-lead]'));
  // Its text goes on with what it does.
  await visitor.click({ css: 'dialog ul > li:first-child button' });
  await visitor.reads('[data-toast]', 'reached');
  await visitor.click(button('Undo', '[data-toast]'));
  await visitor.hides(button('Undo', '[data-toast]'));
  await visitor.goto(`${front?.origin}/admin`);
  await visitor.reads('main', 'Ada0');
});

test('a post gets another title in the content editor', async ({ visitor }) => {
  const title = `The quiet ${randomUUID().slice(0, 8)}`;
  await signIn(visitor, 'editor');
  // Firefox sometimes never answers a navigation away from an editor that is still starting.
  await visitor.shows('#nc-root button');
  // An address that only differs behind the # loads nothing.
  await visitor.goto('/robots.txt');
  await visitor.goto(`${front?.origin}/admin/content#/collections/posts/entries/${POST}`);
  await visitor.fill('[data-key-path=title] input', title);
  await visitor.click(button('Save'));
  await expect.poll(() => server.saved(`posts/${POST}.md`)).toContain(`title: ${title}`);
});
