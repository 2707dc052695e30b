import { chosenActivities, emptySelection, YearWheel, yearWindow } from '@samspel/wheel';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from '../../../packages/wheel/playground/texts.ts';
import { enter } from './bench.ts';
import { activitiesOf, rings, YEAR } from './sample.ts';

const now = { activities: activitiesOf(YEAR), window: yearWindow({ year: YEAR }) };
const range = { first: YEAR - 7, last: YEAR + 3 };
const open = () => undefined;

/** The wheel as an application uses it: the application keeps the selection and the activities that it leaves. */
function Year() {
  const [year, setYear] = useState(YEAR);
  const [selection, setSelection] = useState(emptySelection);
  const { activities, window } = useMemo(
    () => (year === YEAR ? now : { activities: activitiesOf(year), window: yearWindow({ year }) }),
    [year],
  );
  const chosen = chosenActivities(window, activities, selection);
  return (
    <>
      <YearWheel
        {...{ year, rings, activities, texts, selection }}
        onSelectionChange={setSelection}
        onActivityOpen={open}
        onYearChange={setYear}
        yearRange={range}
      />
      <output>{chosen.length}</output>
    </>
  );
}

/** A little inside the edge: the names of the months. */
const NAMES = 0.96;

enter({
  render: (stage) => createRoot(stage).render(<Year />),
  pointOf: (month) => {
    const { left, top, width } = document.querySelector('.wheel-drawing')!.getBoundingClientRect();
    // One month is opened, and the others have moved.
    const ground = document.querySelector<SVGPathElement>(`[data-row="0"][data-slot="${month - 1}"]`)!;
    const { x, y, width: across, height } = ground.getBBox();
    const angle = Math.atan2(x + across / 2, -(y + height / 2));
    const radius = (width / 2) * NAMES;
    return { x: left + width / 2 + radius * Math.sin(angle), y: top + width / 2 - radius * Math.cos(angle) };
  },
  isChosen: (month) => {
    const chosen = [...document.querySelectorAll<SVGElement>('.wheel-name-ground[data-selected]')];
    return chosen.length === 1 && chosen[0]!.dataset.slot === String(month - 1);
  },
});
