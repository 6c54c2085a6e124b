/** The section that lists what left the device. */
import * as z from 'zod';
import { title } from '#lib/content/section-fields.ts';

const visit = z
  .strictObject({ kind: z.literal('visit'), title })
  .describe('What this visit sent to other companies, listed on the device');

export const consentSections = [visit] as const;
