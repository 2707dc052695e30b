import type { Row } from './locale.ts';

/** Files on things: the list, and the card of a file. */
export const fileTexts = {
  'file.search': ['Søk i filene', 'Søk i filene', 'Search the files'],
  'file.title': ['Filer', 'Filer', 'Files'],
  'file.ofSeries': ['Frå serien', 'Fra serien', 'From the series'],
  'file.editedInSeries': [
    'Fila høyrer til serien. Opne serien for å endre eller slette ho.',
    'Filen hører til serien. Åpne serien for å endre eller slette den.',
    'The file belongs to the series. Open the series to change or delete it.',
  ],
  'file.type': ['Type', 'Type', 'Type'],
  'file.size': ['Storleik', 'Størrelse', 'Size'],
  'file.lastUpdated': ['Sist endra', 'Sist endret', 'Last updated'],
  'file.addedBy': ['Lasta opp av', 'Lastet opp av', 'Uploaded by'],
  'file.open': ['Opne fila', 'Åpne filen', 'Open file'],
  'file.delete': ['Slett fila', 'Slett filen', 'Delete file'],
  'file.deleteQuestion': [
    'Er du sikker på at du vil slette fila?',
    'Er du sikker på at du vil slette filen?',
    'Are you sure you want to delete the file?',
  ],
  'file.deleteHint': [
    'Du kan angre rett etterpå. Etter 30 dagar er fila borte for godt.',
    'Du kan angre rett etterpå. Etter 30 dager er filen borte for godt.',
    'You can undo right afterwards. After 30 days the file is gone for good.',
  ],
  'file.saved': ['Skildringa er lagra', 'Beskrivelsen er lagret', 'The description has been saved'],
  'file.kind': ['Fil · {title}', 'Fil · {title}', 'File · {title}'],
  'file.name': ['Lagd til', 'Lagt til', 'Added'],
} as const satisfies Record<string, Row>;
