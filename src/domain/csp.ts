/**
 * The content security policy of pages. Hashes of inline scripts and styles are added page by page at build;
 * nothing inline is allowed without one. Frames are the three embeds that wait for a tap.
 */

/** What an embed may load, as origins. */
const FRAMES = [
  'https://www.youtube-nocookie.com',
  'https://www.google.com',
  'https://reviews.example.com',
];

export const pagePolicy = {
  algorithm: 'SHA-256',
  directives: [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${FRAMES.join(' ')}`,
  ],
  scriptDirective: { resources: ["'self'"] },
  styleDirective: { resources: ["'self'"] },
} as const;
