import { describe, expect, it } from 'vitest';
import { ANSWER_MESSAGE, EMAIL_TOAST } from './email-gate.ts';
import { answersIn, parseQuizForm, parseQuizLead } from './submission.ts';

const IDS = { portalId: '00000000', formId: 'quiz-form' };
const LEAD = {
  ...IDS,
  email: ' sam@example.com ',
  relationshipQuizCompleted: 'Yes',
  score: '24',
  result: 'needs-tune-up',
  pageName: 'Relationship Reality Check',
  pageUri: '/quiz',
};
const KEPT = {
  email: 'sam@example.com',
  relationshipQuizCompleted: 'Yes',
  score: '24',
  result: 'needs-tune-up',
  pageName: 'Relationship Reality Check',
  pageUri: '/quiz',
};
const NEUTRAL = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((id) => [`q${id}`, '3']));
const FORM = {
  ...NEUTRAL,
  email: '',
  relationshipQuizCompleted: 'Yes',
  pageName: 'Relationship Reality Check',
  pageUri: '/quiz',
};

describe('R218 result as JSON', () => {
  it('drops ids and unknown fields', () => {
    expect(parseQuizLead({ ...LEAD, q1: '3', spam: false }, IDS)).toEqual({
      ok: true,
      value: KEPT,
    });
  });

  it('does not require ids', () => {
    const { formId: _form, portalId: _portal, ...rest } = LEAD;
    expect(parseQuizLead(rest, IDS).ok).toBe(true);
  });
});

describe('form without JavaScript', () => {
  it('scores the answers, and does not keep them', () => {
    expect(parseQuizForm({ ...FORM, email: LEAD.email }, IDS)).toEqual({ ok: true, value: KEPT });
  });

  it('does not require an address', () => {
    expect(parseQuizForm(FORM, IDS)).toEqual({ ok: true, value: { ...KEPT, email: '' } });
  });

  it('ignores a posted score', () => {
    const parsed = parseQuizForm({ ...FORM, score: '40', result: 'high-functioning' }, IDS);
    expect(parsed).toMatchObject({ value: { score: '24', result: 'needs-tune-up' } });
  });

  it('reports missing answers and a wrong address', () => {
    const { q2: _q2, ...rest } = FORM as Record<string, string>;
    expect(parseQuizForm({ ...rest, q7: '6', email: 'nobody' }, IDS)).toEqual({
      ok: false,
      errors: { q2: ANSWER_MESSAGE, q7: ANSWER_MESSAGE, email: EMAIL_TOAST.description },
    });
  });

  it('reads answers only', () => {
    expect(answersIn({ q1: '5', q2: '0', q3: 'x', q4: '2.5', q9: '3', email: '4' })).toEqual({
      1: 5,
    });
  });
});
