/** The results of the digital detox quiz as CSS, which works without JavaScript. */
import { DETOX_BANDS, MAX_POINTS, SOME } from './detox.schema.ts';

/** Questions count from one. */
export function detoxId(question: number, answer: number): string {
  return `detox-${question + 1}-${answer}`;
}

/** Questions and result are siblings: "at least three" is a chain of three questions with such an answer. */
export function detoxRules(): string {
  const count = 5;
  const chain = (times: number, answers: readonly number[]): string =>
    Array.from(
      { length: times },
      () => `[data-asks]:has(${answers.map((answer) => `[value="${answer}"]:checked`)})~`,
    ).join('');
  const all = chain(count, [0, SOME, MAX_POINTS]);
  const shown = `${all}[data-result]`;
  const rules = DETOX_BANDS.slice(1).flatMap(({ id, some, max }, below) => {
    const reached = [
      `${chain(max, [MAX_POINTS])}[data-result]`,
      ...(some <= count ? [`${chain(some, [SOME, MAX_POINTS])}[data-result]`] : []),
    ];
    const calmer = DETOX_BANDS.slice(0, below + 1).map((lower) => `[data-band=${lower.id}]`);
    return reached.flatMap((where) => [
      `${where} [data-band=${id}]{display:block}`,
      `${where} :is(${calmer}){display:none}`,
    ]);
  });
  const tries = Array.from({ length: count }, (_, at) => {
    const any = [SOME, MAX_POINTS].map((answer) => `#${detoxId(at, answer)}:checked`);
    return `[data-detox]:has(${any}) [data-try="${at}"]{display:block}`;
  });
  return [
    '[data-result],[data-done],[data-band]:not([data-band=light]){display:none}',
    `${shown}{display:grid}`,
    `${all}[data-state] [data-waiting]{display:none}`,
    `${all}[data-state] [data-done]{display:inline}`,
    ...rules,
    ...tries,
  ].join('');
}
