#!/usr/bin/env bash
# Date: 2026-11-28
# Version: wrangler 4.164.0 with its workerd, beside @netlify/headers-parser 10.1.1 (npm), Node 24
# Source: https://developers.cloudflare.com/pages/configuration/headers/ ("An incoming request which matches multiple
#   rules' URL patterns will inherit all rules' headers"; `_headers` of two hosts has one format)
# Behavior: a `_headers` file with two rules for the same path, as two programs that append to it write: Cloudflare's engine
#   reads both, says "Parsed 3 valid header rules", and sends the headers of the last only. Rules whose paths differ but
#   both match are joined as documented, and Netlify's parser keeps all three.
# Needs: Node 22.12 or newer, Linux on x86-64
# Output seen:
#   > wrangler /a/x.txt first=- second=2 wide=3
#   > netlify /a/* X-First /a/* X-Second /* X-Wide
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>&- || true; wait; rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts wrangler@4.164.0 @netlify/headers-parser@10.1.1 >&2
mkdir -p site/a
echo text > site/a/x.txt
printf '/a/*\n  X-First: 1\n\n/a/*\n  X-Second: 2\n\n/*\n  X-Wide: 3\n' > site/_headers
port=$(node -p "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()});''" | head -1)
CI=1 WRANGLER_SEND_METRICS=false node node_modules/wrangler/bin/wrangler.js pages dev site --ip 127.0.0.1 \
  --port "$port" --show-interactive-dev-session=false > log 2>&1 &
server=$!
cat > try.mjs <<'JS'
import { parseAllHeaders } from '@netlify/headers-parser';
const address = `http://127.0.0.1:${process.argv[2]}/a/x.txt`;
let answer;
for (let waited = 0; waited < 60 && !answer; waited += 1) {
  await new Promise((done) => setTimeout(done, 500));
  answer = await fetch(address).catch(() => undefined);
}
const of = (name) => answer.headers.get(name) ?? '-';
console.log(`wrangler /a/x.txt first=${of('x-first')} second=${of('x-second')} wide=${of('x-wide')}`);
const { headers } = await parseAllHeaders({ headersFiles: ['site/_headers'], configHeaders: [], minimal: true });
console.log('netlify', ...headers.map((rule) => `${rule.for} ${Object.keys(rule.values)}`));
JS
node try.mjs "$port" | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
