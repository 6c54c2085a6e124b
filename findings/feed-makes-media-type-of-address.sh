#!/usr/bin/env bash
# Date: 2026-11-29
# Version: feed 6.0.0 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.3 (type of a link is a media type) and
#   https://www.iana.org/assignments/media-types/media-types.xhtml (there is no audio/mp3, audio/m4a or image/jpg)
# Behavior: an item has one recording, with its type. The RSS of the same feed says that type; the Atom says one that is
#   made of the last letters of the address: types that do not exist, and for an address without an ending
#   "audio//play", which no program can take for a media type.
# Output seen:
#   > RSS audio/mpeg audio/mp4 audio/mpeg
#   > Atom audio/mp3 audio/m4a audio//play
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts feed@6.0.0 >&2
cat > try.mjs <<'JS'
import { Feed } from 'feed';
const home = 'https://practice.example/';
const feed = new Feed({ title: 'Talk', id: home, link: home, copyright: 'Practice' });
const recordings = [
  ['1.mp3', 'audio/mpeg'],
  ['2.m4a', 'audio/mp4'],
  ['play?episode=3', 'audio/mpeg'],
];
for (const [path, type] of recordings)
  feed.addItem({ title: path, id: home + path, link: home, date: new Date(0), audio: { url: home + path, type, length: 9, duration: 900 } });
const types = (text, element) => [...text.matchAll(element)].map(([, type]) => type).join(' ');
console.log('RSS', types(feed.rss2(), /<enclosure [^>]*type="([^"]*)"/g));
console.log('Atom', types(feed.atom1(), /rel="enclosure"[^>]*type="([^"]*)"/g));
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-29.'
