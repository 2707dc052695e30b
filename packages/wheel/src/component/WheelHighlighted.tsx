import { memo } from 'react';
import { glyphOf, glyphPen } from '../geometry/glyph.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { bandOf, titleOn } from '../geometry/marks.ts';
import { pointAt } from '../geometry/polar.ts';
import type { WheelRing } from '../types.ts';
import { type Highlight, type Highlighted, useHighlighted } from './highlight.ts';
import { ringStyle } from './ring-style.ts';
import { Unspoken } from './Unspoken.tsx';
import { WheelTitle } from './WheelTitle.tsx';

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; highlight: Highlight };

/** How much larger a highlighted shape is, in pixels. */
const LARGER = 4;

/** Draws what is pointed at or held once more on top: an activity with its title; a ring stands out since the others step back. */
export const WheelHighlighted = memo(function WheelHighlighted({ layout, rings, highlight }: Props) {
  return useHighlighted(highlight).map((highlighted) => {
    const Of = highlighted.of === 'ring' ? HighlightedRing : HighlightedActivity;
    return <Of key={`${highlighted.of}-${highlighted.id}`} {...{ layout, rings, highlighted }} />;
  });
});

type OfProps = Omit<Props, 'highlight'> & { highlighted: Highlighted };

function HighlightedRing({ layout, rings, highlighted }: OfProps) {
  const ring = rings.findIndex(({ id }) => id === highlighted.id);
  return ring < 0 ? null : (
    <Unspoken className="wheel-highlighted-ring">
      <g className="wheel-veil">
        {layout.radii.rings.toSpliced(ring, 1).map(({ inner, outer }) => (
          <circle key={outer} r={(inner + outer) / 2} strokeWidth={outer - inner} />
        ))}
      </g>
      <path className="wheel-outline" d={layout.cells[ring]!.join('')} />
    </Unspoken>
  );
}

function HighlightedActivity({ layout, rings, highlighted }: OfProps) {
  const found = layout.placed.flatMap(({ items, labels }, ring) =>
    items
      .filter(({ activity }) => activity.id === highlighted.id)
      .map((item) => ({
        ring,
        item,
        lines: labels.filter(
          ({ activityId, firstSlot }) => activityId === highlighted.id && firstSlot === item.firstSlot,
        ),
      })),
  );
  return (
    <Unspoken className="wheel-highlighted">
      {found.map(({ ring, item, lines }) => {
        const shape =
          item.shape !== undefined &&
          glyphPen(
            glyphOf(rings[ring]!.sign ?? ring),
            item.form.size + LARGER,
          )(pointAt(item.radius, item.shape, layout.direction));
        return (
          <g
            key={`${ring}-${item.firstSlot}`}
            className="wheel-ring"
            style={ringStyle(rings[ring]!.color)}
            data-tall={item.form.isTall || undefined}
          >
            {item.isBand && (
              <path className="wheel-highlighted-band" d={bandOf(item, layout.direction, titleOn(item, lines))} />
            )}
            {shape && <path className="wheel-highlighted-shape" d={shape} />}
            {lines.map((label) => (
              <WheelTitle key={label.line} label={label} />
            ))}
          </g>
        );
      })}
    </Unspoken>
  );
}
