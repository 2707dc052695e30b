import { type TimelineTexts, YearTimeline } from '@samspel/wheel/timeline';
import { createRoot } from 'react-dom/client';
import { texts } from '../../../packages/wheel/playground/texts.ts';
import { enter } from './bench.ts';
import { activitiesOf, rings, YEAR } from './sample.ts';

const words: TimelineTexts = {
  label: (years) => `Tidslinje for ${years}`,
  help: '',
  zoom: 'Forstørring',
  zoomIn: 'Forstørr',
  zoomOut: 'Forminsk',
  levels: { year: 'År', quarter: 'Kvartal', month: 'Månad', week: 'Veke' },
  toToday: 'Gå til i dag',
  activity: ({ title, startDate, endDate }, ring) => `${title}, ${startDate} ${endDate}, ${ring.title}`,
  lane: (ring, count) => `${ring.title}, ${count}`,
  weekdays: ['må', 'ty', 'on', 'to', 'fr', 'la', 'sø'],
  week: (week) => `veke ${week}`,
  earlier: 'Vis tidlegare veker',
  later: 'Vis fleire veker',
  ongoing: 'Heile veka',
  begins: 'byrjar',
  isDue: 'frist',
  newOn: (day) => `Ny aktivitet ${day}`,
  asTable: 'Vis som tabell',
};

const activities = activitiesOf(YEAR);
const open = () => undefined;

enter({
  render: (stage) =>
    createRoot(stage).render(
      <YearTimeline
        {...{ rings, activities, texts, words }}
        year={YEAR}
        today={`${YEAR}-05-12`}
        onActivityOpen={open}
      />,
    ),
});
