/** The five proxy files and the content editor have one limit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caddyfile } from '#site-build/hosts/caddy.ts';
import { nginxApi } from '#site-build/hosts/nginx.ts';
import { MAX_SAVE, PROXY_SAVE_MB } from '#staff/contract/editor/limits.ts';
import { EDITOR_API } from '#staff/contract/content.ts';
import { DEPLOY } from './start.ts';

it('all proxy files have the limit of the editor', () => {
  expect(PROXY_SAVE_MB * 1_000_000).toBeGreaterThan(MAX_SAVE);
  const text = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
  const empty = { moved: {}, pages: {}, numbers: {} };
  for (const nginx of [text('nginx.conf'), nginxApi()]) {
    expect(nginx).toMatch(new RegExp(`location (?:~ \\^)?${EDITOR_API}/ \\{`));
    expect(nginx).toContain(`client_max_body_size ${PROXY_SAVE_MB}m;`);
  }
  for (const caddy of [text('Caddyfile'), text('compose.Caddyfile'), caddyfile(empty)]) {
    expect(caddy).toContain(`@saves path ${EDITOR_API}/*`);
    expect(caddy).toContain(`max_size ${PROXY_SAVE_MB}MB`);
  }
});
