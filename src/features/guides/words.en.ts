import { capitalized, inWords } from '#lib/number-words.ts';

export interface GuideWords {
  /** The crumbs before a guide. */
  hub: string;
  guides: string;
  minutes: (count: number) => string;
  free: string;
  /** Ways to take it, and without a PDF. */
  ways: { pdf: string; paper: string };
  /** Above the first worksheet. */
  sheets: string;
  take: string;
  takePdf: string;
  print: string;
  newsletter: string;
  useful: string;
  /** Between the name of the newsletter and what it promises. */
  is: string;
  look: (newsletter: string) => string;
  next: string;
  notTherapy: string;
  startHere: string;
  read: string;
  save: string;
  /** @param format `PNG` */
  download: (format: string) => string;
}

export const ENGLISH_GUIDE: GuideWords = {
  hub: 'Resources Hub',
  guides: 'Guides',
  minutes: (count) => `${capitalized(inWords(count))} minutes to read`,
  free: 'Free, no address asked',
  ways: { pdf: 'As a PDF, or on paper', paper: 'On paper' },
  sheets:
    'You can write on the worksheets here. It isn’t sent or stored anywhere. When you close this page it’s gone, so print it if you want to keep it.',
  take: 'Take it with you',
  takePdf: 'Take the PDF',
  print: 'Print this page',
  newsletter: 'The newsletter',
  useful: 'Was this useful?',
  is: 'is',
  look: (newsletter) => `Have a look at ${newsletter}`,
  next: 'Next guide:',
  notTherapy:
    'A guide is not therapy, and reading one does not make anyone our client. If someone is in danger,',
  startHere: 'start here',
  read: 'Read it here',
  save: 'Save the PDF',
  download: (format) => `Download ${format}`,
};
