/** What search engines read about a guide. */
import { guidePath, guidePdfPath } from './guide.ts';
import type { Guide } from './guide.ts';
import type { Node } from './seo.ts';

/** One guide, for its page. */
export function guideNode(id: string, guide: Guide, url: string): Node {
  return {
    '@type': 'LearningResource',
    '@id': `${url}${guidePath(id)}#guide`,
    name: guide.heading,
    description: guide.summary,
    url: url + guidePath(id),
    datePublished: guide.date,
    timeRequired: `PT${guide.minutes}M`,
    isAccessibleForFree: true,
    publisher: { '@id': `${url}/#practice` },
    ...(guide.pdf && {
      encoding: {
        '@type': 'MediaObject',
        contentUrl: url + guidePdfPath(id),
        encodingFormat: 'application/pdf',
      },
    }),
  };
}
