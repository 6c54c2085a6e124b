import { expect, it } from 'vitest';
import { closureOf, importedPackages, type Lock } from './server-packages.ts';

it('finds what remains when the types are stripped', () => {
  const source = `
import type { Types } from 'only-types';
import { Hono } from 'hono';
import pg from 'pg';
import {
  one,
  type Two,
} from '@scope/name/file';
import 'bare';
import { join } from 'node:path';
import { own } from './own.ts';
import { site } from '#site';
export { load } from 'cheerio';
const later = await import('nodemailer/lib');`;
  expect(importedPackages(source)).toEqual([
    'hono',
    'pg',
    '@scope/name',
    'bare',
    'cheerio',
    'nodemailer',
  ]);
});

const lock: Lock = {
  'node_modules/a': { dependencies: { b: '^1.0.0' }, optionalDependencies: { absent: '1.0.0' } },
  'node_modules/b': { dependencies: { a: '1.0.0' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '1.0.0' } },
  'node_modules/c': {},
  'node_modules/unused': {},
};

it('follows dependencies to the copy that the package would load', () => {
  expect(closureOf(lock, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(closureOf(lock, ['b'])).toContain('node_modules/b');
});

it('names a package that is not installed', () => {
  expect(() => closureOf(lock, ['missing'])).toThrow('missing is not in package-lock.json');
});
