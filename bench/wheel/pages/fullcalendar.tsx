import FullCalendar from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import multiMonth from '@fullcalendar/react/multimonth';
import classic from '@fullcalendar/react/themes/classic';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { enter } from './bench.ts';
import { activitiesOf, rings, YEAR } from './sample.ts';

const DAY_MS = 86_400_000;
const plugins = [multiMonth, interaction, classic];
const colours = new Map(rings.map(({ id, color }) => [id, color]));

const everything = activitiesOf(YEAR).map(({ id, ringId, title, startDate, endDate }) => ({
  ...{ id, title, allDay: true, color: colours.get(ringId) },
  start: startDate,
  // FullCalendar's end is the day after the last one.
  end: new Date(Date.parse(endDate) + DAY_MS).toISOString().slice(0, 10),
  months: [startDate.slice(0, 7), endDate.slice(0, 7)] as const,
}));

/**
 * The year as FullCalendar shows it: what has room in a day, and '+42' for the rest, which multimonth never draws. A click on a day chooses its
 * month, which is highlighted, and only its activities stay.
 */
function Year() {
  const [month, setMonth] = useState<string>();
  const events = useMemo(
    () => (month ? everything.filter(({ months: [first, last] }) => first <= month && last >= month) : everything),
    [month],
  );
  return (
    <>
      <FullCalendar
        plugins={plugins}
        initialView="multiMonthYear"
        initialDate={`${YEAR}-01-01`}
        height={880}
        events={events}
        dayCellClass={({ date, isDisabled }) =>
          month && !isDisabled && date.toISOString().startsWith(month) ? 'chosen' : ''
        }
        dateClick={({ dateStr }) => setMonth(dateStr.slice(0, 7))}
      />
      <output>{events.length}</output>
    </>
  );
}

const written = (month: number) => `${YEAR}-${String(month).padStart(2, '0')}`;

enter({
  render: (stage) => createRoot(stage).render(<Year />),
  pointOf: (month) => {
    const day = document.querySelector(`[data-date="${written(month)}-10"]`)!;
    day.scrollIntoView({ block: 'center' });
    const { left, top } = day.getBoundingClientRect();
    return { x: left + 8, y: top + 6 };
  },
  isChosen: (month) => {
    const chosen = [...document.querySelectorAll<HTMLElement>('.chosen')];
    return chosen.length >= 28 && chosen.every(({ dataset }) => dataset.date!.startsWith(written(month)));
  },
});
