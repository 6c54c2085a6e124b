/** The content security policy of every page: hashes, and the right ones. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pages, type Page } from './dist.ts';

const DATA_BLOCK = /^(?:application\/(?:ld\+)?json|importmap|speculationrules|text\/plain)$/;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** Directive name → sources of the page's policy. */
function policyOf({ $ }: Page): Map<string, string[]> {
  const content = $('meta[http-equiv="content-security-policy" i]').attr('content') ?? '';
  return new Map(
    content
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const inline = ({ $ }: Page, selector: string): string[] =>
  $(selector)
    .toArray()
    .filter((element) => !DATA_BLOCK.test($(element).attr('type') ?? ''))
    .map((element) => $(element).html() ?? '');

describe.each(pages.map((page): [string, Page] => [page.route, page]))(
  'the policy of %s',
  (_, page) => {
    const policy = policyOf(page);

    it('names scripts and styles, and nothing unsafe', () => {
      expect([...policy.keys()]).toEqual(expect.arrayContaining(['script-src', 'style-src']));
      expect([...policy.values()].flat().filter((source) => source.startsWith("'unsafe"))).toEqual(
        [],
      );
      expect([...policy.values()].flat()).not.toContain('*');
    });

    it('closes what the site does not use', () => {
      const fallback = policy.get('default-src') ?? [];
      expect(policy.get('object-src') ?? fallback).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('connect-src') ?? fallback).toEqual(["'self'"]);
    });

    it('hashes every inline script', () => {
      const unknown = inline(page, 'script:not([src])').filter(
        (code) => !policy.get('script-src')?.includes(hashOf(code)),
      );
      expect(unknown.map((code) => code.slice(0, 60))).toEqual([]);
    });

    it('hashes every inline style', () => {
      const unknown = inline(page, 'style').filter(
        (css) => !policy.get('style-src')?.includes(hashOf(css)),
      );
      expect(unknown.map((css) => css.slice(0, 60))).toEqual([]);
    });
  },
);
