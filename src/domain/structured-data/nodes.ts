/** Types of JSON-LD, and what of a practice it needs. */
import type { Hours } from '../practice/hours.ts';
import type { Office } from '../practice/offices.ts';

/** Fields of `site.config.ts` that JSON-LD needs. */
export interface Practice {
  url: string;
  name: string;
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
  /** Two letters of the state. */
  region: string;
  /** The main one first. */
  offices: readonly Office[];
  phoneHours: Hours;
  sessionHours: Hours;
  social: readonly { href: string }[];
}

export type Json = string | number | boolean | Json[] | { [key: string]: Json };
/** A node of a JSON-LD graph. */
export type Node = { '@type': Json; [key: string]: Json };
