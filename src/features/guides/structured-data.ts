import { guidePath, guidePdfPath, type Guide } from './guide.schema.ts';
import type { Node } from '#lib/structured-data/nodes.ts';

/** For its page. */
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
