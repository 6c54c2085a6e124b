/** Two threads as points, each with its place in the tangle and its place when it is loose. */

export const POINTS = 132;

export interface Point {
  x: number;
  y: number;
  /** Position one step ago; the difference is the speed. */
  beforeX: number;
  beforeY: number;
  tangledX: number;
  tangledY: number;
  looseX: number;
  looseY: number;
  /** How much later than the ends it comes loose. */
  delay: number;
  /** 0 to 1. */
  loose: number;
}

export interface Thread {
  points: Point[];
  /** Distance between two points. */
  rest: number;
}

const { min, max, hypot, sin, cos, exp, PI } = Math;

/** Clamped to 0 and 1. */
export const unit = (value: number): number => max(0, min(1, value));

/** Where the loop that stays begins, and how much thread it takes. */
const LOOP_START = 135;
const LOOP_LENGTH = 330;
const LOOP_RADIUS = LOOP_LENGTH / (2 * PI);

/** Control points of the tangle, one line per thread. */
const TANGLED = [
  '-720,-8 -520,0 -380,14 -290,-10 -235,-80 -170,-150 -70,-168 20,-120 62,-30 40,66 -30,122 -116,116 -166,52 -150,-30 -82,-84 12,-92 104,-58 172,12 180,96 118,150 30,146 -22,84 6,10 74,-52 150,-110 232,-120 262,-54 222,22 236,92 312,84 400,10 520,-6 720,-8',
  '-720,26 -520,22 -390,8 -316,44 -272,118 -196,164 -108,150 -66,84 -92,6 -168,-34 -232,-86 -214,-158 -132,-176 -52,-130 -14,-48 30,34 104,72 188,46 226,-34 188,-112 104,-150 22,-150 -44,-100 -62,-20 -20,46 58,104 140,112 214,150 290,150 334,92 400,40 520,24 720,26',
];

/** x, y, and the length of the thread up to there. */
type Sample = [number, number, number];

const CURVE_STEPS = 24;

/** Of a Catmull-Rom curve through the control points. */
function samplesOf(line: string): Sample[] {
  const controls = line.split(' ').map((pair) => pair.split(',').map(Number));
  const control = (at: number): number[] =>
    controls[max(0, min(controls.length - 1, at))] as number[];
  const curve = (from: number, t: number, axis: number): number => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((by) => control(from + by)[axis]) as [
      number,
      number,
      number,
      number,
    ];
    const square = (2 * a - 5 * b + 4 * c - d) * t * t;
    return 0.5 * (2 * b + (c - a) * t + square + (3 * b - a - 3 * c + d) * t ** 3);
  };
  const samples: Sample[] = [[control(0)[0] as number, control(0)[1] as number, 0]];
  for (let from = 0; from < controls.length - 1; from++) {
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const [x, y] = [0, 1].map((axis) => curve(from, step / CURVE_STEPS, axis)) as [
        number,
        number,
      ];
      const [lastX, lastY, length] = samples.at(-1) as Sample;
      samples.push([x, y, length + hypot(x - lastX, y - lastY)]);
    }
  }
  return samples;
}

/** In the loose pose; `along` is the distance from the middle of the thread. */
function loosePlace(along: number, thread: number): [number, number] {
  const side = thread ? 1 : -1;
  const y = side * (11 + 44 * sin(along / 150) * exp(-((along / 520) ** 2)));
  if (thread) return [along, y];
  const round = unit((along - LOOP_START) / LOOP_LENGTH);
  const x = along - 180 + LOOP_LENGTH * (0.5 - round) + LOOP_RADIUS * sin(round * 2 * PI);
  return [x, y + LOOP_RADIUS * (1 - cos(round * 2 * PI))];
}

function threadOf(line: string, thread: number): Thread {
  const samples = samplesOf(line);
  const [, , length] = samples.at(-1) as Sample;
  const rest = length / (POINTS - 1);
  let after = 1;
  const points = Array.from({ length: POINTS }, (_, index): Point => {
    const distance = index * rest;
    while (after < samples.length - 1 && (samples[after] as Sample)[2] < distance) after++;
    const [fromX, fromY, from] = samples[after - 1] as Sample;
    const [toX, toY, to] = samples[after] as Sample;
    const part = (distance - from) / (to - from);
    const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
    const along = distance - length / 2;
    const [looseX, looseY] = loosePlace(along, thread);
    return {
      x,
      y,
      beforeX: x,
      beforeY: y,
      tangledX: x,
      tangledY: y,
      looseX,
      looseY,
      delay: exp(-((along / 620) ** 2)) * 0.6 + (index % 7) * 0.012,
      loose: 0,
    };
  });
  return { points, rest };
}

export function tangledThreads(): Thread[] {
  return TANGLED.map(threadOf);
}
