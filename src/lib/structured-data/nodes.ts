/** Types of JSON-LD, and what it needs of a practice. */
import type { Hours } from '../hours.ts';
import type { Language } from '../language.ts';
import type { Office } from '../offices.ts';

/** Fields of `site.config.ts`. */
export interface Practice {
  url: string;
  name: string;
  /** The same as `name` where there is no other. */
  legalName: string;
  /** ISO 3166. */
  country: string;
  /** ISO 4217. */
  currency: string;
  locale: string;
  /** That it writes first. */
  language: Language;
  description: string;
  founded: number;
  /** The region, in the words of the site. */
  areaServed: readonly string[];
  /** Main service area. */
  cities: readonly string[];
  /** For online sessions. */
  state: string;
  phoneE164: string;
  email: string;
  city: string;
  /** Two letters. */
  region: string;
  /** The main one first. */
  offices: readonly Office[];
  phoneHours: Hours;
  sessionHours: Hours;
  social: readonly { href: string }[];
}

export type Json = string | number | boolean | Json[] | { [key: string]: Json };
export type Node = { '@type': Json; [key: string]: Json };
