#!/usr/bin/env bash
# Date: 2026-11-28
# Version: sirv 3.0.2 (with `dev`, which looks at its files anew) and @hono/node-server 2.1.8 with hono 4.13.19, beside
#   send 1.2.1 as in Express (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc9110#section-13.1.5 (If-Range: "if the representation is unchanged, send me the
#   part … otherwise, send me the entire representation"; section 14.2: a server that supports Range must do so)
# Behavior: a player or a download goes on with Range and the If-Range of what it already has. After the file was
#   replaced, sirv and Hono's serveStatic still answer 206 with bytes of the new file, and the two halves are joined to
#   something that never existed. Without support for ranges at all nothing would go wrong. `send` gives the whole file.
# Output seen:
#   > sirv 206 456789
#   > hono 206 456789
#   > send 200 0123456789
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts sirv@3.0.2 @hono/node-server@2.1.8 hono@4.13.19 send@1.2.1 >&2
mkdir files
cat > try.mjs <<'JS'
import { utimesSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import send from 'send';
import sirv from 'sirv';
const put = (text, date) => {
  writeFileSync('files/letters.txt', text);
  utimesSync('files/letters.txt', date, date);
};
const app = new Hono().use('*', serveStatic({ root: './files' }));
const programs = {
  sirv: sirv('files', { dev: true, etag: true }),
  hono: getRequestListener(app.fetch),
  send: (request, response) => send(request, request.url, { root: 'files' }).pipe(response),
};
for (const [name, program] of Object.entries(programs)) {
  put('abcdefghij', new Date('2026-01-01'));
  const server = createServer(program).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const ask = (headers) =>
    new Promise((done) =>
      get({ port: server.address().port, path: '/letters.txt', headers, agent: false }, (answer) => {
        let body = '';
        answer.on('data', (part) => (body += part)).on('end', () => done({ body, status: answer.statusCode, headers: answer.headers }));
      }),
    );
  const { headers } = await ask({});
  put('0123456789', new Date('2026-02-01'));
  const rest = await ask({ range: 'bytes=4-', 'if-range': headers['last-modified'] });
  console.log(name, rest.status, rest.body);
  server.close();
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
