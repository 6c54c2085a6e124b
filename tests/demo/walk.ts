/** What somebody does who tries the demo for the first time, from the site to a price that they have changed. */
import { expect, type Page } from '@playwright/test';
import { site } from '#site';
import { editorForm } from '../journeys/editor-form.ts';
import { contactForm, fillContact } from '../journeys/form.ts';
import { answerAll, begin, gate, score } from '../journeys/quiz.ts';
import { scaled } from '../run/limits.ts';
import type { Demo } from './start.ts';

/** A build of the whole site. */
const BUILD_MS = scaled(240_000);
const PRICE = 83;

interface Step {
  name: string;
  go: (page: Page, demo: Pick<Demo, 'site' | 'link'>) => Promise<void>;
}

export const WALK: readonly Step[] = [
  {
    name: 'the site',
    async go(page, demo) {
      await page.goto(demo.site);
      await page.getByRole('button', { name: 'Necessary Only' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'the quiz, to its result',
    async go(page, demo) {
      await page.goto(`${demo.site}/quiz`);
      await begin(page);
      await answerAll(page);
      await gate(page).skip.click();
      await expect(score(page)).toBeVisible();
    },
  },
  {
    name: 'a call booked',
    async go(page, demo) {
      await page.goto(`${demo.site}${site.consultation.path}`);
      await fillContact(page);
      await page.locator('[data-days] input[type=radio]:enabled').first().check();
      await contactForm(page).firstName.fill('Marguerite');
      await contactForm(page).send.click();
      await expect(page.locator('[data-said] h1')).toContainText('You’re on for');
    },
  },
  {
    name: 'the inbox has it',
    async go(page, demo) {
      await page.goto(demo.link);
      await expect(page.getByText('Marguerite').first()).toBeVisible();
    },
  },
  {
    name: 'the calls of the week',
    async go(page, demo) {
      await page.goto(`${demo.site}/admin/slots`);
      const booked = page.locator('[data-booked]').filter({ visible: true });
      await expect(booked.filter({ hasText: 'Marguerite' })).toBeVisible();
      // And those of the demo.
      expect(await booked.count()).toBeGreaterThan(3);
    },
  },
  {
    name: 'a price changed in the editor',
    async go(page, demo) {
      const form = editorForm(page, `${demo.site}/admin/content`);
      await form.open('collections/lists/entries/prices');
      await form.expand('late-cancellation', 'late-cancellation.price');
      await form.fill('late-cancellation.price', String(PRICE));
      expect(await form.save()).toEqual({ status: 201, message: '' });
    },
  },
  {
    name: 'published',
    async go(page, demo) {
      await page.goto(`${demo.site}/admin/content/changes`);
      await page.getByRole('button', { name: /^Publish \d+ changes?…$/ }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByText('Nothing to publish')).toBeVisible({ timeout: BUILD_MS });
    },
  },
  {
    name: 'the site shows it',
    async go(page, demo) {
      await page.goto(`${demo.site}/fees-and-faqs`);
      await expect(page.getByText(`$${PRICE}`).first()).toBeAttached();
    },
  },
];
