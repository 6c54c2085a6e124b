import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const searchOf = (next: string): string => `?next=${encodeURIComponent(next)}`;

describe('nextPath', () => {
  it.each([
    '/admin',
    '/admin/overview',
    '/admin/staff',
    '/admin#undelivered/0192f1c2-7a',
    '/admin#all//full',
    '/admin#all/0192f1c2-7a?state=New+Mexico&assignedTo=me',
    '/admin#',
  ])('leads to %s', (next) => {
    expect(nextPath(searchOf(next), 'staff')).toBe(next);
  });

  it.each([
    '',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin//evil.example',
    '/admin/../quiz',
    '/admin/%2e%2e/quiz',
    '/admin\\..\\quiz',
    '/administrator',
    '/admin@evil.example',
    '/admin.evil.example',
    '/admin?next=//evil.example',
    ' /admin',
    '/admin\n',
    '/\t/evil.example',
    '/admin/login',
    '/',
  ])('never to %j', (next) => {
    expect(nextPath(searchOf(next), 'staff')).toBe('/admin');
  });

  it.each([
    ['admin', '/admin'],
    ['staff', '/admin'],
    ['editor', '/admin/content'],
  ] as const)('leads the role %s to %s without a wish', (role, path) => {
    expect(nextPath('', role)).toBe(path);
    expect(nextPath(searchOf('/admin'), role)).toBe(path);
    expect(nextPath(searchOf('/admin/account'), role)).toBe('/admin/account');
  });
});
