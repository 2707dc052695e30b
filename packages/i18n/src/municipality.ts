import type { Row } from './locale.ts';

/** The year of my municipality. */
export const municipalityTexts = {
  'calendar.municipality.year': ['Sjå året samla', 'Se året samlet', 'See the whole year'],
  'calendar.municipality.groupBy': ['Grupper etter', 'Grupper etter', 'Group by'],
  'calendar.municipality.by.wheel': ['Etter årshjul', 'Etter årshjul', 'By year wheel'],
  'calendar.municipality.by.unit': ['Etter eining', 'Etter enhet', 'By unit'],
  'calendar.municipality.by.person': ['Etter person', 'Etter person', 'By person'],
  'calendar.municipality.noUnit': ['Utan eining', 'Uten enhet', 'No unit'],
  'calendar.municipality.noPerson': ['Utan ansvarleg', 'Uten ansvarlig', 'No one responsible'],
  'calendar.municipality.part': [
    'Årshjul {first, number}–{last, number} av {total, number}',
    'Årshjul {first, number}–{last, number} av {total, number}',
    'Year wheels {first, number}–{last, number} of {total, number}',
  ],
  'calendar.municipality.next': ['Vis dei neste', 'Vis de neste', 'Show the next ones'],
  'calendar.municipality.fromStart': ['Frå byrjinga', 'Fra begynnelsen', 'From the beginning'],
  'calendar.municipality.none': [
    '{municipality} har ingen årshjul du kan lese enno',
    '{municipality} har ingen årshjul du kan lese ennå',
    '{municipality} has no year wheels that you can read yet',
  ],
  'calendar.municipality.noneHint': [
    'Her samlar vi alle årshjula som folk i kommunen din har laga og du kan lese. Lag det første, eller be ein kollega dele sitt.',
    'Her samler vi alle årshjulene som folk i kommunen din har laget og du kan lese. Lag det første, eller be en kollega dele sitt.',
    'All year wheels that people in your municipality have created and you can read come together here. Create the first one, or ask a colleague to share theirs.',
  ],
} as const satisfies Record<string, Row>;
