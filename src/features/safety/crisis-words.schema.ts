/** Words in a search that show the help lines first, and phrases in a message that staff read first. */
import * as z from 'zod';
import type { CrisisWords } from './crisis-words.ts';
import {
  ENGLISH_LISTS,
  inOthers,
  listOf,
  type MessageWords,
  PHRASE_LISTS,
} from './message-words.ts';

const LINE = /^[\p{L}\d]+-?(?:[ /][\p{L}\d]+-?)*$/u;
const lines = z
  .array(
    z
      .string('write a word in quotes, for example: "988"')
      .regex(
        LINE,
        'write words, with "/" between words that mean the same, for example: cant/cannot cope',
      ),
  )
  .min(1, 'write at least one word, for example: suicid-');

export const crisisWordsSchema = z
  .strictObject({
    despair: lines.describe('Wanting to die, having no hope'),
    harm: lines.describe('Being hurt, or hurting somebody'),
    fear: lines.describe('Being afraid'),
    threat: lines.describe('Being threatened, watched or kept'),
    help: lines.describe('Asking for help'),
    ...inOthers((language) => lines.describe(PHRASE_LISTS[listOf(language)] ?? '')),
    except: lines.describe('Ordinary words that look like one of these by a slip'),
    messages: z
      .strictObject({
        death: lines.describe(ENGLISH_LISTS.death),
        hurt: lines.describe(ENGLISH_LISTS.hurt),
        afraid: lines.describe(ENGLISH_LISTS.afraid),
        others: lines.describe(ENGLISH_LISTS.others),
        ...inOthers((language) => lines.describe(PHRASE_LISTS[listOf(language)] ?? '')),
        except: lines.describe('Ordinary phrases with words of these lists'),
      })
      .describe('Phrases in a message that staff read first'),
  })
  .describe(
    'Words of people who are afraid, hurt, threatened or in despair. A clinician reads them',
  );

/** For the search. */
export function crisisWordsOf({
  except,
  messages: _messages,
  ...groups
}: z.infer<typeof crisisWordsSchema>): CrisisWords {
  return { lines: [...new Set(Object.values(groups).flat())], except };
}

/** For messages, with slips that belong to no list. */
export const messageWordsOf = ({
  except,
  messages: { except: phrases, ...lists },
}: z.infer<typeof crisisWordsSchema>): MessageWords => ({ lists, except: phrases, slips: except });
