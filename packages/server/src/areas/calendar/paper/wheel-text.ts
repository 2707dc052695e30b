import { LETTERS, RISE, type WheelLabel } from '@samspel/wheel/pure';
import { lettersOf, type Weight, widthOf } from './fonts.ts';
import { ink, type Piece, type TextMark } from './page.ts';

const RADIANS = Math.PI / 180;
/** How far a straight piece of a text may turn along its circle, in degrees: nobody sees the corners between pieces. */
const mostTurn = 3.5;

/** Where along a circle a text stands. */
export type Curve = {
  /** Of the baseline. */
  radius: number;
  /** Degrees clockwise from twelve o'clock, of the end from which it is set. */
  angle: number;
  /** Whether it runs against the clock. */
  isTurned: boolean;
  anchor: 'start' | 'middle' | 'end';
};
type Look = { size: number; weight?: Weight; fill?: string };

/** Sets a text along a circle around 0, 0, in straight pieces of a few letters. */
export function curvedText(text: string, { radius, angle, isTurned, anchor }: Curve, look: Look): TextMark {
  const { size, weight = 400, fill = ink.text } = look;
  const sign = isTurned ? -1 : 1;
  const degrees = (length: number) => (length / radius / RADIANS) * sign;
  const width = widthOf(text, size, weight);
  let from = angle - degrees(anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const pieces: Piece[] = [];
  for (const piece of piecesOf(text, size, weight, radius)) {
    const length = widthOf(piece, size, weight);
    const middle = from + degrees(length / 2);
    const turn = middle + (isTurned ? 180 : 0);
    const [x, y] = [radius * Math.sin(middle * RADIANS), -radius * Math.cos(middle * RADIANS)];
    const [along, across] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
    pieces.push({ text: piece, x: x - (along * length) / 2, y: y - (across * length) / 2, turn });
    from += degrees(length);
  }
  return { kind: 'text', text, pieces, size, weight, fill };
}

function piecesOf(text: string, size: number, weight: Weight, radius: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of lettersOf(text)) {
    if (piece !== '' && widthOf(piece + letter, size, weight) / radius / RADIANS > mostTurn) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** Sets a title of the wheel where the layout has placed it. */
export function titleOf(label: WheelLabel): TextMark {
  const { way, text, angle, radius, isTurned, anchor, across, isDone } = label;
  const look = { size: LETTERS, weight: 400 as const, fill: isDone ? ink.quiet : ink.text };
  if (way !== 'radial') return curvedText(text, { radius, angle, isTurned, anchor }, look);
  const turn = isTurned ? angle + 90 : angle - 90;
  const width = widthOf(text, LETTERS, 400);
  const along = (isTurned ? -radius : radius) - (anchor === 'end' ? width : 0);
  const [cos, sin] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
  const down = RISE * LETTERS + across;
  return {
    kind: 'text',
    text,
    pieces: [{ text, x: along * cos - down * sin, y: along * sin + down * cos, turn }],
    ...look,
  };
}
