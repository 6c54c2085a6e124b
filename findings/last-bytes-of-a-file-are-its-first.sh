#!/usr/bin/env bash
# Date: 2026-11-28
# Version: sirv 3.0.2 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2 (suffix range: "-500" asks for the last 500 bytes)
# Behavior: `Range: bytes=-4` asks for the last four bytes of a file, as players do for the index at the end of an MP4 or
#   an Ogg file and unzip programs for a directory. sirv answers 206 with the first five, and names them so in
#   Content-Range. Ranges with a start are right, and so is `bytes=6-`.
# Output seen:
#   > bytes=-4 206 bytes 0-4/10 abcde
#   > bytes=6- 206 bytes 6-9/10 ghij
#   > bytes=6-9 206 bytes 6-9/10 ghij
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts sirv@3.0.2 >&2
mkdir files
printf 'abcdefghij' > files/letters.txt
cat > try.mjs <<'JS'
import { createServer, get } from 'node:http';
import sirv from 'sirv';
const server = createServer(sirv('files')).listen(0, '127.0.0.1', async () => {
  for (const range of ['bytes=-4', 'bytes=6-', 'bytes=6-9'])
    await new Promise((done) =>
      get({ port: server.address().port, path: '/letters.txt', headers: { range } }, (answer) => {
        let body = '';
        answer.on('data', (part) => (body += part)).on('end', () => {
          console.log(range, answer.statusCode, answer.headers['content-range'], body);
          done();
        });
      }),
    );
  server.close();
});
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
