import { foldText } from '../text/fold.ts';

/** What a column of a list says of an activity. Several may be PURPOSE, TAG or CHECKLIST. ID is the number of an activity that the row changes. */
export const columnRoles = [
  'TITLE',
  'PURPOSE',
  'START',
  'END',
  'WHO',
  'TAG',
  'CHECKLIST',
  'REPETITION',
  'DONE',
  'ID',
  'NONE',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Headings in Nynorsk, Bokmål and English. */
const headings: Record<ColumnRole, string> = {
  TITLE:
    'tittel|aktivitet|aktiviteter|aktivitetar|oppgåve|oppgåver|oppgave|oppgaver|gjeremål|gjøremål|kva|hva|sak|saker|tiltak|namn|navn|namn på aktivitet|hending|hendelse|arrangement|møte|emne|title|activity|activities|task|tasks|what|subject|event|name|summary|milepæl|leveranse',
  PURPOSE:
    'føremål|formål|skildring|beskrivelse|beskriving|omtale|merknad|merknader|kommentar|kommentarar|kommentarer|notat|innhald|innhold|detaljar|detaljer|informasjon|info|korleis|hvordan|kvifor|hvorfor|purpose|description|comment|comments|note|notes|details|rutine|lenkje|lenke|link|stad|sted|place|location',
  START:
    'start|startdato|startdag|frå|fra|frå dato|fra dato|byrjar|begynner|dato|dag|dagar|dager|tid|tidspunkt|når|periode|månad|måned|veke|uke|vk|start date|from|date|day|when|period|time|month|week|tidsrom|dtstart',
  END: 'frist|fristar|frister|slutt|sluttdato|til|til dato|ferdig|ferdig innan|innan|innen|tidsfrist|deadline|due|due date|end|end date|to|until|dtend|utført innan|utført innen',
  WHO: 'ansvarleg|ansvarlig|ansvar|ansv|kven|hvem|utførar|utfører|responsible|owner|who|assignee|person|ansvarleg person|ansvarlig person|hovudansvar|hovedansvar|sakshandsamar|saksbehandler|ansvarshavande',
  TAG: 'område|områder|tema|fagområde|tag|tags|emneknagg|emneknaggar|emneknagger|merkelapp|merkelappar|merkelapper|kategori|kategoriar|kategorier|avdeling|eining|enhet|teneste|tjeneste|tenesteområde|tjenesteområde|sektor|area|topic|category|department|type|målgruppe|fase|categories',
  CHECKLIST:
    'sjekkliste|deloppgåver|deloppgaver|delmål|punkt|gjeremålsliste|huskeliste|hugseliste|checklist|subtasks|steps|steg|trinn',
  REPETITION:
    'gjentaking|gjentakelse|repetisjon|hyppigheit|hyppighet|frekvens|kor ofte|hvor ofte|intervall|repeat|repetition|recurrence|frequency|how often|rrule',
  DONE: 'fullført|utført|gjort|gjennomført|done|completed',
  ID: 'id|samspel-id|samspel id|nummer i samspel',
  NONE: 'årshjul|year wheel',
};

const roles = new Map(
  Object.entries(headings).flatMap(([role, words]) =>
    words.split('|').map((word) => [foldText(word), role as ColumnRole] as const),
  ),
);

/** What a heading says of its column; undefined if it is no known heading. */
export function roleOfHeading(cell: string): ColumnRole | undefined {
  const heading = foldText(cell)
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/[:*.?]+$/, '')
    .trim();
  return roles.get(heading) ?? roles.get(heading.split(/\s*(?:\/|,| og | and )\s*/)[0] ?? '');
}
