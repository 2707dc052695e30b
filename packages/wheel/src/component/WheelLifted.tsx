import { memo } from 'react';
import { glyphOf, glyphPen } from '../geometry/glyph.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { bandOf, titleOn } from '../geometry/marks.ts';
import { pointAt } from '../geometry/polar.ts';
import type { WheelRing } from '../types.ts';
import { type Lift, type Lifted, useLifted } from './lift.ts';
import { ringStyle } from './ring-style.ts';
import { Unspoken } from './Unspoken.tsx';
import { WheelTitle } from './WheelTitle.tsx';

type Props = { layout: WheelLayout; rings: readonly WheelRing[]; lift: Lift };

/** How much larger a lifted shape is, in pixels. */
const LARGER = 4;

/** Draws what is pointed at or held once more on top: an activity with its title; a ring stands out since the others step back. */
export const WheelLifted = memo(function WheelLifted({ layout, rings, lift }: Props) {
  return useLifted(lift).map((lifted) => {
    const Of = lifted.of === 'ring' ? LiftedRing : LiftedActivity;
    return <Of key={`${lifted.of}-${lifted.id}`} {...{ layout, rings, lifted }} />;
  });
});

type OfProps = Omit<Props, 'lift'> & { lifted: Lifted };

function LiftedRing({ layout, rings, lifted }: OfProps) {
  const ring = rings.findIndex(({ id }) => id === lifted.id);
  return ring < 0 ? null : (
    <Unspoken className="wheel-lifted-ring">
      <g className="wheel-veil">
        {layout.radii.rings.toSpliced(ring, 1).map(({ inner, outer }) => (
          <circle key={outer} r={(inner + outer) / 2} strokeWidth={outer - inner} />
        ))}
      </g>
      <path className="wheel-outline" d={layout.cells[ring]!.join('')} />
    </Unspoken>
  );
}

function LiftedActivity({ layout, rings, lifted }: OfProps) {
  const found = layout.placed.flatMap(({ items, labels }, ring) =>
    items
      .filter(({ activity }) => activity.id === lifted.id)
      .map((item) => ({
        ring,
        item,
        lines: labels.filter(({ activityId, firstSlot }) => activityId === lifted.id && firstSlot === item.firstSlot),
      })),
  );
  return (
    <Unspoken className="wheel-lifted">
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
              <path className="wheel-lifted-band" d={bandOf(item, layout.direction, titleOn(item, lines))} />
            )}
            {shape && <path className="wheel-lifted-shape" d={shape} />}
            {lines.map((label) => (
              <WheelTitle key={label.line} label={label} />
            ))}
          </g>
        );
      })}
    </Unspoken>
  );
}
