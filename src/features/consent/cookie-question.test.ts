import { expect, test } from 'vitest';
import { cookieQuestion } from './cookie-question.ts';
import { embedsAt } from './embeds.ts';

const NONE = {};
const VIDEO = ['video', 'https://www.youtube-nocookie.com/embed/x'] as const;
const MAP = ['map', 'https://www.google.com/maps?q=x'] as const;
const REVIEWS = ['reviews', 'https://widget.trustindex.io/x'] as const;
const ALL = embedsAt([MAP, VIDEO, REVIEWS]);

test('R167 asks nothing on a site without third parties', () => {
  expect(cookieQuestion(NONE, [], 'en')).toBeUndefined();
});

test('names the embeds, and states that there is no tracking', () => {
  const question = cookieQuestion(NONE, ALL, 'en');
  expect(question?.text).toBe(
    'We don’t set cookies. Maps, videos and reviews come from other companies and stay off until you say yes.',
  );
  expect(question?.switches.analytics).toBe('Nothing on this site counts visits.');
  expect(question?.switches.marketing).toBe('Nothing on this site reports to an ad.');
});

test('names only what the site offers', () => {
  expect(cookieQuestion(NONE, embedsAt([VIDEO]), 'en')?.text).toContain(
    ' Videos come from other companies',
  );
  expect(cookieQuestion(NONE, embedsAt([VIDEO]), 'en')?.switches.functional).toBe(
    'Videos, from YouTube.',
  );
});

test('names only the companies of configured tags, with their purpose', () => {
  const question = cookieQuestion({ ...NONE, analytics: 'GTM-1' }, embedsAt([MAP]), 'en');
  expect(question?.text).toBe(
    'We don’t set cookies of our own. Google Tag Manager would count visits, and maps come from other companies. All of it stays off until you say yes.',
  );
  expect(question?.switches.analytics).toMatch(/^Counts visits/);
  expect(question?.switches.marketing).toBe('Nothing on this site reports to an ad.');
  expect(cookieQuestion({ ...NONE, marketing: 'GTM-2' }, [], 'en')?.switches.functional).toBe(
    'Nothing on this site needs it.',
  );
});

test('names each company once, by the host that the practice wrote', () => {
  const second = ['video', 'https://player.vimeo.com/video/1'] as const;
  const mine = ['reviews', 'https://www.youtube.com/embed/y'] as const;
  expect(
    cookieQuestion(NONE, embedsAt([...[MAP, VIDEO, REVIEWS], second, mine]), 'en')?.switches
      .functional,
  ).toBe('Maps, videos and reviews, from YouTube, Vimeo, Google Maps and widget.trustindex.io.');
});

test('asks in Spanish', () => {
  const own = cookieQuestion(NONE, ALL, 'es');
  expect(own?.text).toBe(
    'No ponemos cookies. Los mapas, los videos y las reseñas vienen de otras empresas y no se cargan hasta que usted diga que sí.',
  );
  expect(own?.switches.functional).toMatch(
    /^Los mapas, los videos y las reseñas, de .* y widget\.trustindex\.io\.$/,
  );
  const tagged = cookieQuestion({ analytics: 'GTM-1', marketing: 'GTM-2' }, [], 'es');
  expect(tagged?.text).toBe(
    'No ponemos cookies propias. Para contar las visitas y saber si un anuncio funcionó, usaríamos Google Tag Manager y Google Tag Manager, para anuncios. Nada de eso se carga hasta que usted diga que sí.',
  );
});
