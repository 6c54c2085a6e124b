#!/usr/bin/env bash
# Date: 2026-11-28
# Version: turndown 7.2.5, read by markdown-it 15.0.3 and marked 18.2.1 (npm), Node 20 and 24
# Source: https://spec.commonmark.org/0.31.2/#images (`![` begins an image; the mark before a link needs a backslash)
# Behavior: HTML with an exclamation mark directly before a link, as after a line break or in "Call us now!<a …>", becomes
#   Markdown in which the link is a picture: the words are its alternative text, and there is no link. turndown escapes
#   a bracket that is text and a plus at the start of a line, but not the mark. A blank between the two keeps the link.
# Output seen:
#   > html        <p>Call now!<a href="/contact">All numbers</a></p>
#   > turndown    Call now![All numbers](/contact)
#   > markdown-it <p>Call now<img src="/contact" alt="All numbers"></p>
#   > marked      <p>Call now<img src="/contact" alt="All numbers"></p>
#   > html        <p>Call now! <a href="/contact">All numbers</a></p>
#   > turndown    Call now! [All numbers](/contact)
#   > markdown-it <p>Call now! <a href="/contact">All numbers</a></p>
#   > marked      <p>Call now! <a href="/contact">All numbers</a></p>
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts turndown@7.2.5 markdown-it@15.0.3 marked@18.2.1 >&2
cat > try.mjs <<'JS'
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import Turndown from 'turndown';
for (const html of ['<p>Call now!<a href="/contact">All numbers</a></p>', '<p>Call now! <a href="/contact">All numbers</a></p>']) {
  const markdown = new Turndown().turndown(html);
  console.log('html       ', html);
  console.log('turndown   ', markdown);
  console.log('markdown-it', new MarkdownIt().render(markdown).trim());
  console.log('marked     ', marked.parse(markdown).trim());
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
