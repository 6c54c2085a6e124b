#!/usr/bin/env bash
# Date: 2026-11-28
# Version: html-minifier-terser 7.2.0 (npm), Node 20 and 24
# Source: https://github.com/terser/html-minifier-terser#options-quick-reference (collapseInlineTagWhitespace, by default
#   off, is the option that removes blanks between inline elements) and
#   https://www.w3.org/TR/css-text-3/#white-space-phase-1 (of blanks across inline elements one stays)
# Behavior: with collapseWhitespace alone, a blank inside `code`, `q`, `cite`, `label` or `output` that is the only one
#   between two words goes, and the words run together on the page; inside `kbd`, `samp`, `b` or `span`, which browsers
#   show by the same rules, it stays. At the border of `output` and `i` two blanks go, one of each side.
# Output seen:
#   > <p><code>one</code>two</p>
#   > <p><q>one</q>two</p>
#   > <p><cite>one</cite>two</p>
#   > <p><label>one</label>two</p>
#   > <p><output>one</output>two</p>
#   > <p><kbd>one </kbd>two</p>
#   > <p><samp>one </samp>two</p>
#   > <p><b>one </b>two</p>
#   > <p><span>one </span>two</p>
#   > <p><output>one</output><i>two</i></p>
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts html-minifier-terser@7.2.0 >&2
cat > try.mjs <<'JS'
import { minify } from 'html-minifier-terser';
for (const tag of ['code', 'q', 'cite', 'label', 'output', 'kbd', 'samp', 'b', 'span'])
  console.log(await minify(`<p><${tag}>one </${tag}>two</p>`, { collapseWhitespace: true }));
console.log(await minify('<p><output>one </output><i> two</i></p>', { collapseWhitespace: true }));
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
