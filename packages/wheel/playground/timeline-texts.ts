import type { TimelineTexts } from '../src/timeline/index.ts';

/** The words of a timeline where there is no application. */
export const timelineTexts: TimelineTexts = {
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
