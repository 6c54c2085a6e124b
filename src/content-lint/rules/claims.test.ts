import { describe, expect, it } from 'vitest';
import { post, testRule } from '../rule-tester.ts';
import { claims } from './claims.ts';

const found = (text: string, path = 'pages/about-us.md'): string[] =>
  testRule(claims, path, post(text));

describe('claims', () => {
  it.each([
    ['We are the best couples therapists in Dallas.', 'best couples therapists'],
    ['Home of Texas’s leading marriage counseling.', 'leading marriage counseling'],
    ['Meet our award-winning team of clinicians.', 'award-winning team of clinicians'],
    ['The only practice in Springfield that meets on Sundays.', 'The only practice in Springfield'],
    ['You pay for an hour, and we guarantee that you will talk again.', 'we guarantee'],
    ['It comes with a money-back guarantee.', 'money-back guarantee'],
    ['Six sessions that cure the silence.', 'cure'],
    ['Our method is clinically proven to work.', 'clinically proven to'],
    ['Our intensive will save your marriage.', 'Our intensive will save your'],
    ['Save your marriage in one weekend.', 'Save your marriage'],
    ['You will never fight again.', 'never fight again'],
    ['We are more affordable than other practices.', 'more affordable than other practices'],
    ['Call us before it’s too late.', 'before it’s too late'],
    ['The best Leading Edge Counseling.', 'best Leading Edge Counseling'],
    ['Our leading edge counseling.', 'leading edge counseling'],
    ['Not every week is easy, but we guarantee results.', 'we guarantee'],
  ])('reports “%s”', (text, words) => {
    expect(found(text)).toContain(`4 text: ${words}`);
  });

  it.each([
    'Two people pulling on a knot make it tighter. It works best when you take turns.',
    'What The Leading Edge Counseling offers: counseling in the afternoon.',
    'A best friend has a key. Do your best; your best guess is enough.',
    'It is best practice to sleep first, and the best time to talk is before dinner.',
    'The best therapist for you is the one you can be wrong in front of.',
    'We cannot guarantee that you will stay together, and no therapist can cure a marriage.',
    'Anyone who promises guaranteed results is selling something else.',
    '**What is not.** A guarantee. No session can promise that you will stay.',
    'Is there such a thing as the best couples therapy?',
    '“We are the best therapists in Texas” is a sentence to run from.',
    'Her cousin curates a museum, his secures networks, they had cured ham.',
    'Leading a child to sleep takes two. Mr. Best and Ms. Premier-Cure came late.',
    'นักบำบัดที่ดีที่สุด, el mejor terapeuta, أفضل معالج: words we hear in two languages.',
    'It is never too late to say it.',
    'Write `the best couples therapists` into the box.',
  ])('accepts “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['Somos los mejores terapeutas de Dallas.', 'los mejores terapeutas'],
    ['Nuestro mejor programa.', 'Nuestro mejor programa'],
    ['La clínica líder en terapia de pareja.', 'La clínica líder en terapia'],
    ['Trabaja con las psicólogas más reconocidas.', 'las psicólogas más reconocidas'],
    ['Les garantizamos que volverán a hablar.', 'Les garantizamos'],
    ['Ofrecemos resultados garantizados.', 'resultados garantizados'],
    ['Un método científicamente probado.', 'científicamente probado'],
    ['Seis sesiones que curarán el silencio.', 'curarán'],
    ['No volverán a discutir.', 'No volverán a discutir'],
    ['Nuestro programa va a salvar su matrimonio.', 'Nuestro programa va a salvar su'],
    ['Salve su matrimonio en un fin de semana.', 'Salve su matrimonio'],
    ['Somos más accesibles que otros consultorios.', 'más accesibles que otros'],
    ['A diferencia de otros terapeutas, contestamos.', 'A diferencia de otros terapeutas'],
    ['Llámenos antes de que sea demasiado tarde.', 'antes de que sea demasiado tarde'],
    ['No todo es fácil, pero garantizamos resultados.', 'garantizamos'],
  ])('reports “%s” in Spanish', (text, words) => {
    expect(found(text, 'pages/es/servicios.md')).toContain(`4 text: ${words}`);
  });

  it.each([
    'No podemos garantizar que sigan juntos, y nadie puede curar un matrimonio.',
    'La mejor terapeuta para usted es con quien puede equivocarse.',
    'Lo mejor es dormir primero. Haga lo mejor que pueda.',
    'Quien le promete resultados garantizados vende otra cosa.',
    '¿Existe la mejor terapia de pareja?',
    'El cura de la parroquia, una curita y el líder del coro llegaron tarde.',
    'Nunca es tarde para decirlo.',
    '“Somos los mejores terapeutas de Texas” es una frase para salir corriendo.',
  ])('accepts “%s” in Spanish', (text) => {
    expect(found(text, 'pages/es/servicios.md')).toEqual([]);
  });

  it('reports the line in body and front matter', () => {
    expect(found('One line,\nand then the best\ncouples therapy.')).toEqual([
      '5 text: best couples therapy',
    ]);
    const front =
      '---\ntitle: Us\nsections:\n  - kind: head\n    lede: The finest therapy in town.\n---\n';
    expect(testRule(claims, 'pages/us.md', front)).toEqual(['5 sections.0.lede: finest therapy']);
  });

  it('ignores code samples, empty slots and official texts in notices', () => {
    expect(found('```\nWe guarantee that you win.\n```')).toEqual([]);
    expect(
      found('> **To be filled in before going live:** we guarantee that this is replaced.'),
    ).toEqual([]);
    const official = '> The best clinics in Texas are licensed.';
    expect(found(official, 'notices/complaint-notice.md')).toEqual([]);
    expect(found(official, 'posts/7-a.md')).toHaveLength(1);
  });
});
