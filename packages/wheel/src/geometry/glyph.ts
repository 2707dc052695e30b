import { type Point, written } from './polar.ts';

/** The shapes that tell rings apart without colour, in the order in which rings get them. */
export const GLYPHS = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'plus',
  'hexagon',
  'wedge',
  'star',
  'bar',
  'cross',
  'pillar',
  'half',
] as const;

export type Glyph = (typeof GLYPHS)[number];

/** Returns the shape of a ring; after the twelfth ring they start again. */
export function glyphOf(ringIndex: number): Glyph {
  return GLYPHS[ringIndex % GLYPHS.length] ?? 'circle';
}

type Corners = readonly (readonly [number, number])[];

const around = (count: number, radius: number, from = 0, inner = radius): Corners =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (index * 360) / count) * Math.PI) / 180;
    const reach = index % 2 === 0 ? radius : inner;
    return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
  });

const plus = (half: number, arm: number): Corners =>
  [
    [-arm, -half],
    [arm, -half],
    [arm, -arm],
    [half, -arm],
    [half, arm],
    [arm, arm],
    [arm, half],
    [-arm, half],
    [-arm, arm],
    [-half, arm],
    [-half, -arm],
    [-arm, -arm],
  ] as const;

const turned = (corners: Corners): Corners => corners.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);
const box = (x: number, y: number): Corners => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
];
const lowered = (corners: Corners, by: number): Corners => corners.map(([x, y]) => [x, y + by]);

/** Corners clockwise; each shape looks about as heavy as a circle of radius 1. */
const CORNERS: Record<Glyph, Corners> = {
  circle: around(32, 1),
  square: box(0.87, 0.87),
  triangle: lowered(around(3, 1.25), 0.2),
  diamond: around(4, 1.22),
  plus: plus(1.08, 0.42),
  hexagon: around(6, 1.07, 30),
  wedge: lowered(around(3, 1.25, 180), -0.2),
  star: around(10, 1.28, 0, 0.62),
  bar: box(1.15, 0.55),
  cross: turned(plus(1.2, 0.4)),
  pillar: box(0.55, 1.15),
  half: lowered(around(16, 1.2, -90).slice(0, 9), 0.5),
};

/** How far the corner of any shape is from its centre, in halves of its size. */
export const SHAPE_REACH = Math.max(...Object.values(CORNERS).flatMap((its) => its.map(([x, y]) => Math.hypot(x, y))));

type Draw = (at: Point) => string;

/** Draws a shape by its corners. What follows the first corner is the same in every place, and is written only once. */
function outline(corners: Corners): Draw {
  const [left, top] = corners[0]!;
  let x = left;
  let y = top;
  let rest = '';
  for (let index = 1; index < corners.length; index += 1) {
    const across = written(corners[index]![0] - x);
    const down = written(corners[index]![1] - y);
    rest += `l${across},${down}`;
    x += Number(across);
    y += Number(down);
  }
  return (at) => `M${written(at.x + left)},${written(at.y + top)}${rest}z`;
}

/** Draws a full circle. */
export function disc(radius: number): Draw {
  const [r, across] = [written(radius), written(radius * 2)];
  const rest = `a${r},${r},0,1,1,0,${across}a${r},${r},0,1,1,0,-${across}z`;
  return (at) => `M${written(at.x)},${written(at.y - radius)}${rest}`;
}

const scaled = (corners: Corners, by: number): Corners => corners.map(([x, y]) => [x * by, y * by]);

/** Draws one shape in one size, upright everywhere on the wheel. */
export type GlyphPen = Draw;

/** Returns a pen for many marks: what they share is computed once. @param size width of the shape, pixels */
export function glyphPen(glyph: Glyph, size: number): GlyphPen {
  return glyph === 'circle' ? disc(size / 2) : outline(scaled(CORNERS[glyph], size / 2));
}

/** How far a shape reaches from its centre, in halves of its size: toward the rim and the centre of the wheel, and along its circle against and with the clock. */
type Reach = { outwards: number; inwards: number; before: number; after: number };

const reaches = new Map<Glyph, Reach[]>();

/** Returns how far a shape reaches. All stand upright, so it depends on where on the wheel that is. @param onScreen degrees clockwise from twelve o'clock */
export function reachOf(glyph: Glyph, onScreen: number): Reach {
  const degree = ((Math.round(onScreen) % 360) + 360) % 360;
  const known = reaches.get(glyph) ?? [];
  reaches.set(glyph, known);
  known[degree] ??= reachAt(CORNERS[glyph], degree);
  return known[degree];
}

function reachAt(corners: Corners, degree: number): Reach {
  const [sin, cos] = [Math.sin((degree * Math.PI) / 180), Math.cos((degree * Math.PI) / 180)];
  const out = corners.map(([x, y]) => x * sin - y * cos);
  const onward = corners.map(([x, y]) => x * cos + y * sin);
  const [outwards, inwards] = [Math.max(...out), -Math.min(...out)];
  return { outwards, inwards, before: -Math.min(...onward), after: Math.max(...onward) };
}

/** Returns the corners of a shape, clockwise, around its centre; it looks about as heavy as a circle of radius 1. */
export const cornersOf = (glyph: Glyph): readonly (readonly [number, number])[] => CORNERS[glyph];
