import { expect, test } from 'vitest';
import { byLanguage } from '#lib/language.ts';
import { serviceLabels } from './service-choices.ts';

const choices = {
  couples: { ...byLanguage(() => 'Couples'), es: 'Parejas' },
  weekend: { ...byLanguage(() => 'A weekend'), es: 'Un fin de semana', part: 'programs' },
} as const;

test('the form offers no program while programs are off', () => {
  expect(serviceLabels(choices, 'en')).toEqual({ couples: 'Couples', weekend: 'A weekend' });
  expect(serviceLabels(choices, 'en', (part) => part !== 'programs')).toEqual({
    couples: 'Couples',
  });
});

test('older requests are named whatever is on, in both languages', () => {
  expect(serviceLabels(choices, 'es')).toEqual({ couples: 'Parejas', weekend: 'Un fin de semana' });
});
