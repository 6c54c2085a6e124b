/** The sections that list what left the device, and what may be kept on it. */
import * as z from 'zod';
import { title } from '#lib/content/section-fields.ts';

const visit = z
  .strictObject({ kind: z.literal('visit'), title })
  .describe('What this visit sent to other companies, listed on the device');

const cookies = z
  .strictObject({ kind: z.literal('cookies'), title })
  .describe(
    'Everything that may be kept on the device, by name, for a cookie policy in another language',
  );

export const consentSections = [visit, cookies] as const;
