import { layoutWheel, ringShades } from '@samspel/wheel/pure';
import { glyphOf } from '../../../packages/wheel/src/geometry/glyph.ts';
import { marksOfRing } from '../../../packages/wheel/src/geometry/marks.ts';
import { enter } from './bench.ts';
import { activitiesOf, rings, YEAR } from './sample.ts';

const SIDE = 880;
const layout = layoutWheel({ year: YEAR, rings, activities: activitiesOf(YEAR), diameter: SIDE });

/** One element for every band, shape and dot that the wheel draws, and nothing else; made before the clock runs. */
const marks = layout.placed.flatMap((ring, index) => {
  const { mark } = ringShades(rings[index]!.color, 'light');
  const drawn = { glyph: glyphOf(index), direction: 'right', late: layout.late } as const;
  const groups = ring.items.flatMap((item) => marksOfRing(index, [item], drawn));
  return groups.flatMap(({ paths }) =>
    Object.entries(paths).map(([way, d]) =>
      way === 'dot' ? `<path fill="#b3361f" d="${d}"/>` : `<path fill="${mark}" d="${d}"/>`,
    ),
  );
});
const drawing = `<svg width="${SIDE}" height="${SIDE}" viewBox="${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}">${marks.join('')}</svg>`;

enter({
  render: (stage) => {
    stage.innerHTML = drawing;
  },
});
