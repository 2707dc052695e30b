import { memo } from 'react';
import { glyphOf, glyphPen } from '../geometry/glyph.ts';
import type { WheelRing } from '../types.ts';
import { ringStyle } from './ring-style.ts';

type Props = { ring: Pick<WheelRing, 'color' | 'sign'>; index: number; isDone?: boolean };

const CENTRE = { x: 8, y: 8 };

/** The shape and colour of a ring, as a small picture beside its name. */
export const RingGlyph = memo(function RingGlyph({ ring, index, isDone = false }: Props) {
  const pen = glyphPen(glyphOf(ring.sign ?? index), isDone ? 9.6 : 11);
  return (
    <svg className="wheel-glyph wheel-ring" viewBox="0 0 16 16" aria-hidden="true" style={ringStyle(ring.color)}>
      <path d={pen(CENTRE)} className={isDone ? 'wheel-quiet' : undefined} />
    </svg>
  );
});
