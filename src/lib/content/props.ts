/** Small still lifes beside episodes and tools: files of `src/ui/art/props`, square, never cropped. */
import { oneOf } from './fields.ts';

const PROPS = [
  'calendar',
  'candle',
  'chair',
  'charger',
  'clocks',
  'cups',
  'dishwasher',
  'door',
  'kettle',
  'key',
  'map',
  'phone-down',
  'receipt',
  'ring-box',
  'suitcase',
  'umbrella',
] as const;

export const prop = oneOf(PROPS).optional().describe('Small drawing beside it');
