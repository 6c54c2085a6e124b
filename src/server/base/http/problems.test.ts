import { expect, it } from 'vitest';
import { PROBLEMS, problemPage } from './problems.ts';

it.each(Object.entries(PROBLEMS).filter(([name]) => name !== 'badKey'))(
  '%s is told on a Spanish page in Spanish, with the way back to its form',
  (_, problem) => {
    const page = problemPage(problem, ['/es/llamada']);
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<a href="/es/llamada">Volver al formulario</a>');
    expect(page).toContain('<a href="/es">Volver al inicio</a>');
    expect(page).not.toMatch(/\b(?:the|you|your|please|again|not)\b/i);
  },
);

it('in English it names each page that the form may be on', () => {
  const page = problemPage(PROBLEMS.down, ['/quiz', '/resources-hub']);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('Back to the form on /resources-hub');
  expect(page).toContain('If you go back, your text is still there.');
});
