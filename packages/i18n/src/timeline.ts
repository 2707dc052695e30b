import type { Row } from './locale.ts';

/** A year on a line. */
export const timelineTexts = {
  'wheel.timeline.label': ['Tidslinje for {years}', 'Tidslinje for {years}', 'Timeline for {years}'],
  'wheel.timeline.help': [
    'Piltastane går mellom aktivitetar og ringar, Enter opnar. Med Shift flyttar piltastane aktiviteten, Enter set han ned. Pluss og minus forstørrar og forminskar.',
    'Piltastene går mellom aktiviteter og ringer, Enter åpner. Med Shift flytter piltastene aktiviteten, Enter setter den ned. Pluss og minus forstørrer og forminsker.',
    'Arrow keys move between activities and rings, Enter opens. With Shift they move the activity, Enter drops it. Plus and minus zoom in and out.',
  ],
  'wheel.timeline.zoomIn': ['Forstørr', 'Forstørr', 'Zoom in'],
  'wheel.timeline.zoomOut': ['Forminsk', 'Forminsk', 'Zoom out'],
  'wheel.timeline.year': ['År', 'År', 'Year'],
  'wheel.timeline.quarter': ['Kvartal', 'Kvartal', 'Quarter'],
  'wheel.timeline.month': ['Månad', 'Måned', 'Month'],
  'wheel.timeline.week': ['Veke', 'Uke', 'Week'],
  'wheel.timeline.toToday': ['Gå til i dag', 'Gå til i dag', 'Go to today'],
  'wheel.timeline.activity': ['{title}, {days}, {ring}', '{title}, {days}, {ring}', '{title}, {days}, {ring}'],
  'wheel.timeline.activityState': [
    '{title}, {days}, {ring}, {state}',
    '{title}, {days}, {ring}, {state}',
    '{title}, {days}, {ring}, {state}',
  ],
  'wheel.timeline.lane': ['{ring}, {activities}', '{ring}, {activities}', '{ring}, {activities}'],
  'wheel.timeline.thisWeek': ['denne veka · veke {week}', 'denne uken · uke {week}', 'this week · week {week}'],
  'wheel.timeline.nextWeek': ['neste veke · veke {week}', 'neste uke · uke {week}', 'next week · week {week}'],
  'wheel.timeline.earlier': ['Vis tidlegare veker', 'Vis tidligere uker', 'Show earlier weeks'],
  'wheel.timeline.later': ['Vis fleire veker', 'Vis flere uker', 'Show more weeks'],
  'wheel.timeline.ongoing': ['Heile veka', 'Hele uken', 'All week'],
  'wheel.timeline.begins': ['byrjar', 'begynner', 'begins'],
  'wheel.timeline.isDue': ['frist', 'frist', 'due'],
  'wheel.timeline.newOn': ['Ny aktivitet {day}', 'Ny aktivitet {day}', 'New activity {day}'],
  'wheel.timeline.asTable': ['Vis som tabell', 'Vis som tabell', 'Show as a table'],
  'wheel.timeline.years': ['Kor mange år', 'Hvor mange år', 'How many years'],
  'wheel.timeline.yearCount': [
    '{count, plural, one {Eitt år} other {# år}}',
    '{count, plural, one {Ett år} other {# år}}',
    '{count, plural, one {One year} other {# years}}',
  ],
} satisfies Record<string, Row>;
