/** CloudFront's answer to a path, by the function that `npm run hosts` writes. */
import { runInNewContext } from 'node:vm';
import { viewerFunction } from '#build/hosts/cloudfront.ts';
import type { RedirectTable } from '#domain/redirects/table.ts';

type Answer = { uri: string } | { statusCode: number; headers: { location: { value: string } } };

export function atCloudFront(table: RedirectTable, path: string): Answer {
  const [uri = '', query = ''] = path.split('?');
  const querystring = Object.fromEntries(
    query.split('&').flatMap((part) => {
      const [name = '', value = ''] = part.split('=');
      return name ? [[name, { value }]] : [];
    }),
  );
  const event = { request: { uri, querystring, headers: { host: { value: 'example.com' } } } };
  return runInNewContext(`${viewerFunction(table)};handler(${JSON.stringify(event)})`);
}
