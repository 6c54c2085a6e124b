/** JSON-LD of questions with answers. */
import type { Node } from '#lib/structured-data/nodes.ts';

/** In page order. */
export function faqNode(answers: readonly { question: string; answer: string }[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
