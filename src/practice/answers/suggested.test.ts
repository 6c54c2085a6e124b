import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { STATE_NAMES } from '#lib/states.ts';
import { answersSchema } from './answers.ts';
import { freeCall, frontDesk, newsletter } from './first-contact.ts';
import { placeOf, suggestedIn } from './suggested.ts';

const { tagline, description, closing, crisisPage } = answersSchema.shape;

describe.each(LANGUAGES)('what is suggested in %s', (language) => {
  const said = { language, place: { city: 'San Antonio' }, offices: [{ city: 'San Antonio' }] };
  const suggested = suggestedIn({ said });

  it.each(STATE_NAMES)('fits for a practice in %s, with an office or without', (state) => {
    for (const offices of [said.offices, []]) {
      const place = placeOf({ said: { ...said, place: { ...said.place, state }, offices } });
      expect(tagline.safeParse(suggested.tagline(place)).error).toBeUndefined();
      expect(description.safeParse(suggested.description(place)).error).toBeUndefined();
    }
  });

  it('fits wherever it is suggested', () => {
    const { callName, newsletter: letters } = suggested;
    const call = { name: callName, withArticle: suggested.withArticle(callName) };
    expect(() => [
      closing.parse(suggested.closing),
      crisisPage.shape.title.parse(suggested.crisisTitle),
      freeCall.parse({ ...call, minutes: 15, replyHours: 24 }),
      frontDesk.parse({ name: 'Kim', role: suggested.hostRole, quote: suggested.hostQuote }),
      newsletter.parse({ ...letters, name: suggested.noNewsletter }),
      newsletter.parse({ ...letters, name: letters.name('Alder') }),
    ]).not.toThrow();
  });
});
