import type { Row } from './locale.ts';

/** The words of the refusals of bringing tables in and taking sheets out, by code. */
export const importRefusals = {
  'export.tooMany': [
    'Her er meir enn eitt ark kan ha ({max, number} aktivitetar). Vel eit år, eller filtrer, og prøv igjen.',
    'Her er mer enn ett ark kan ha ({max, number} aktiviteter). Velg et år, eller filtrer, og prøv igjen.',
    'This is more than one sheet holds ({max, number} activities). Choose a year, or filter, and try again.',
  ],
  'paper.busy': [
    'Det er mange filer som skal lagast akkurat no. Prøv igjen om litt.',
    'Det er mange filer som skal lages akkurat nå. Prøv igjen om litt.',
    'Many files are being made right now. Try again in a moment.',
  ],
  'paper.failed': [
    'Fila blei ikkje laga. Prøv igjen, gjerne med færre aktivitetar.',
    'Filen ble ikke laget. Prøv igjen, gjerne med færre aktiviteter.',
    'The file could not be made. Try again, perhaps with fewer activities.',
  ],
  'import.notAccepted': [
    'Samspel kan lese Excel (.xlsx), Word (.docx), CSV, kalenderfiler (.ics) og det du limer inn. Lagre fila som ei av desse, og prøv igjen.',
    'Samspel kan lese Excel (.xlsx), Word (.docx), CSV, kalenderfiler (.ics) og det du limer inn. Lagre filen som en av disse, og prøv igjen.',
    'Samspel can read Excel (.xlsx), Word (.docx), CSV, calendar files (.ics) and what you paste. Save the file as one of these and try again.',
  ],
  'import.oldFormat': [
    'Fila er laga for Office frå før 2007. Opne ho og lagre ho som .xlsx eller .docx, og prøv igjen.',
    'Filen er laget for Office fra før 2007. Åpne den og lagre den som .xlsx eller .docx, og prøv igjen.',
    'The file was made for Office before 2007. Open it, save it as .xlsx or .docx and try again.',
  ],
  'import.locked': [
    'Fila har eit passord, og kan ikkje lesast. Lagre ho utan passord, og prøv igjen.',
    'Filen har et passord, og kan ikke leses. Lagre den uten passord, og prøv igjen.',
    'The file has a password and cannot be read. Save it without one and try again.',
  ],
  'import.noTable': [
    'Her er det ingen tabell med tekst. Er tabellen eit bilete, må du skrive han av.',
    'Her er det ingen tabell med tekst. Er tabellen et bilde, må du skrive den av.',
    'There is no table with text here. If the table is a picture, you have to type it.',
  ],
  'import.tooManyRows': [
    'Tabellen har fleire enn {max, number} rader. Del han i fleire, og hent inn éin om gongen.',
    'Tabellen har flere enn {max, number} rader. Del den i flere, og hent inn én om gangen.',
    'The table has more than {max, number} rows. Split it, and import one part at a time.',
  ],
  'import.tooManyColumns': [
    'Tabellen har fleire enn {max, number} kolonnar. Fjern dei som ikkje skal med, og prøv igjen.',
    'Tabellen har flere enn {max, number} kolonner. Fjern dem som ikke skal med, og prøv igjen.',
    'The table has more than {max, number} columns. Remove those you do not need and try again.',
  ],
  'import.tooHeavy': [
    'Fila er for tung å lese. Fjern bilete, formatering og ark som ikkje skal med, og prøv igjen.',
    'Filen er for tung å lese. Fjern bilder, formatering og ark som ikke skal med, og prøv igjen.',
    'The file is too heavy to read. Remove pictures, formatting and sheets that you do not need, and try again.',
  ],
} as const satisfies Record<string, Row>;
