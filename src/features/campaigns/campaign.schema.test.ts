import { expect, it } from 'vitest';
import { campaignSchema } from './campaign.schema.ts';

const campaign = {
  title: 'Six',
  description: 'Six sessions with one therapist, for couples who want to stop circling.',
  heading: 'Six sessions. One knot at a time.',
  lede: 'For couples who want to stop circling.',
  facts: ['One therapist', 'Six dates'],
  drawing: 'reset',
  quote: { text: 'We name the knot first.', person: 'wren', where: 'takes most Resets' },
  steps: ['You send this.', 'Safiya replies.', 'You talk.'].map((title) => ({
    title,
    text: title,
  })),
};
const form = { title: 'Save our six', button: 'Start Your Reset' };
const cta = { text: 'Start Your Reset', href: '/reset' };

it('has exactly one call to action', () => {
  expect(campaignSchema.safeParse({ ...campaign, form }).success).toBe(true);
  expect(campaignSchema.safeParse({ ...campaign, cta }).success).toBe(true);
  for (const wrong of [campaign, { ...campaign, form, cta }]) {
    const { error } = campaignSchema.safeParse(wrong);
    expect(error?.issues[0]).toMatchObject({
      path: ['form'],
      message: expect.stringMatching(/one way on.*for example/),
    });
  }
});

it('D07 is noindex unless an editor allows indexing', () => {
  expect(campaignSchema.parse({ ...campaign, form }).index).toBe(false);
});
