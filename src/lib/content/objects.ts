/**
 * The drawings of page heads: files of `src/ui/art/objects`, and of `…/scenes` for those that fill their half.
 */
import { oneOf } from './fields.ts';

/**
 * `whole`: uncut on the ground. `bleed`: runs off the right edge, on wide screens only. `scene`: fills its half, with
 * its ground. `night`: across the page, below the text, with the drawing's night behind it.
 */
export type ObjectFit = 'whole' | 'bleed' | 'scene' | 'night';

interface HeadObject {
  fit: ObjectFit;
  alt: string;
}

/** By file name. */
export const OBJECTS = {
  brushes: {
    fit: 'whole',
    alt: 'A teal jar with a pencil and three paintbrushes. The smallest is painting a thread.',
  },
  calendar: {
    fit: 'whole',
    alt: 'A wall calendar on two threads. Two more threads lead across it from one marked day to the next.',
  },
  chairs: {
    fit: 'whole',
    alt: 'Two armchairs that don’t match, one teal and one tan, a tangled thread between them.',
  },
  clipping: { fit: 'whole', alt: 'A page cut out of a newspaper, hanging from two threads.' },
  cups: {
    fit: 'whole',
    alt: 'A tan and a teal cup that don’t match. Their steam rises in two threads that meet.',
  },
  document: { fit: 'whole', alt: 'A sheet of paper with a red seal, tied with two threads.' },
  envelope: {
    fit: 'whole',
    alt: 'An open teal envelope with a short letter, tied at its seal with two threads.',
  },
  kettle: { fit: 'whole', alt: 'A teal kettle, its steam rising in two threads.' },
  key: { fit: 'whole', alt: 'A key with a paper tag, tied on with two threads.' },
  phone: { fit: 'whole', alt: 'A teal desk phone with a tangled cord.' },
  radio: { fit: 'whole', alt: 'An old wooden radio with two loose wires.' },
  receipt: {
    fit: 'bleed',
    alt: 'A long paper receipt with a knot at the top, held by two threads.',
  },
  room: {
    fit: 'night',
    alt: 'The room: a teal and a tan armchair face each other over a small table under one lamp. Shelves with books, a kettle and an old radio, a window with the city skyline.',
  },
  armchair: {
    fit: 'scene',
    alt: 'An armchair under a floor lamp in the evening. A thread leaves the seat in loops that get smaller.',
  },
  blanket: {
    fit: 'scene',
    alt: 'A sofa with a pillow and a folded blanket, a small lamp still on beside it.',
  },
  coats: {
    fit: 'scene',
    alt: 'A row of hooks with three coats of different shapes, and two hooks free.',
  },
  doors: {
    fit: 'scene',
    alt: 'Two doors in a hallway, one closed and one ajar. From the doormat, a thread leads to each.',
  },
  laptop: {
    fit: 'scene',
    alt: 'A kitchen table with two mugs and a laptop. Two people are on the screen; its cable is a thread.',
  },
  seating: {
    fit: 'scene',
    alt: 'A seating chart on the wall with four round tables, and one guest still hanging on a thread.',
  },
  sill: {
    fit: 'scene',
    alt: 'A windowsill in the evening: one tulip, a mug, and a calendar with one day circled.',
  },
  suitcases: {
    fit: 'scene',
    alt: 'Two suitcases that don’t match, tied together at their handles with two threads.',
  },
  supper: {
    fit: 'scene',
    alt: 'A table with dishes of several kitchens. On the wall above it hang pictures of three families’ homes.',
  },
  table: {
    fit: 'scene',
    alt: 'A kitchen table at night: two chairs, two mugs, a sleeping dog under one lamp, and a calendar with one day circled.',
  },
  'three-days': {
    fit: 'scene',
    alt: 'Three windows, at noon, at dusk and in the morning. Two threads run through all of them, first tangled, then apart, then tied.',
  },
} as const satisfies Record<string, HeadObject>;

export type ObjectName = keyof typeof OBJECTS;
const NAMES = Object.keys(OBJECTS) as [ObjectName, ...ObjectName[]];

type SceneName = {
  [Name in ObjectName]: (typeof OBJECTS)[Name]['fit'] extends 'scene' ? Name : never;
}[ObjectName];
const SCENES = NAMES.filter((name): name is SceneName => OBJECTS[name].fit === 'scene') as [
  SceneName,
  ...SceneName[],
];

export const scene = oneOf(SCENES).describe('Drawing beside the heading');

export const object = oneOf(NAMES).describe('Drawing beside the heading');

/** Below `src/ui/art`. */
export function objectFile(name: ObjectName): string {
  return `${OBJECTS[name].fit === 'scene' ? 'scenes' : 'objects'}/${name}`;
}
