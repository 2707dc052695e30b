import type { Row } from './locale.ts';

/** The picture of a person or an organization. */
export const pictureTexts = {
  'picture.title': ['Bilete', 'Bilde', 'Picture'],
  'picture.choose': ['Vel bilete', 'Velg bilde', 'Choose a picture'],
  'picture.change': ['Byt bilete', 'Bytt bilde', 'Change the picture'],
  'picture.remove': ['Fjern biletet', 'Fjern bildet', 'Remove the picture'],
  'picture.hint': [
    'JPG eller PNG. Alle som er logga inn, kan sjå det.',
    'JPG eller PNG. Alle som er logget inn, kan se det.',
    'JPG or PNG. Everyone who is signed in can see it.',
  ],
  'picture.otherType': [
    'Biletet må vere JPG eller PNG.',
    'Bildet må være JPG eller PNG.',
    'The picture must be JPG or PNG.',
  ],
  'picture.crop': ['Vel utsnitt', 'Velg utsnitt', 'Choose what to show'],
  'picture.cropHint': [
    'Dra i utsnittet, eller flytt det med knappane eller piltastane.',
    'Dra i utsnittet, eller flytt det med knappene eller piltastene.',
    'Drag the frame, or move it with the buttons or the arrow keys.',
  ],
  'picture.area': [
    'Utsnitt: flytt med piltastane',
    'Utsnitt: flytt med piltastene',
    'What is shown: move it with the arrow keys',
  ],
  'picture.handle.nw': ['Øvre venstre hjørne', 'Øvre venstre hjørne', 'Top left corner'],
  'picture.handle.n': ['Øvre side', 'Øvre side', 'Top edge'],
  'picture.handle.ne': ['Øvre høgre hjørne', 'Øvre høyre hjørne', 'Top right corner'],
  'picture.handle.e': ['Høgre side', 'Høyre side', 'Right edge'],
  'picture.handle.se': ['Nedre høgre hjørne', 'Nedre høyre hjørne', 'Bottom right corner'],
  'picture.handle.s': ['Nedre side', 'Nedre side', 'Bottom edge'],
  'picture.handle.sw': ['Nedre venstre hjørne', 'Nedre venstre hjørne', 'Bottom left corner'],
  'picture.handle.w': ['Venstre side', 'Venstre side', 'Left edge'],
  'picture.tools': ['Endre utsnittet', 'Endre utsnittet', 'Change what is shown'],
  'picture.larger': ['Større', 'Større', 'Larger'],
  'picture.smaller': ['Mindre', 'Mindre', 'Smaller'],
  'picture.up': ['Opp', 'Opp', 'Up'],
  'picture.down': ['Ned', 'Ned', 'Down'],
  'picture.left': ['Til venstre', 'Til venstre', 'Left'],
  'picture.right': ['Til høgre', 'Til høyre', 'Right'],
  'picture.use': ['Bruk biletet', 'Bruk bildet', 'Use the picture'],
  'picture.unreadable': [
    'Biletet kan ikkje opnast. Fila kan vere øydelagd eller for stor. Vel eit anna.',
    'Bildet kan ikke åpnes. Filen kan være ødelagt eller for stor. Velg et annet.',
    'The picture cannot be opened. The file may be damaged or too large. Choose another.',
  ],
  'picture.changed': ['Biletet er bytt', 'Bildet er byttet', 'The picture has been changed'],
  'picture.removed': ['Biletet er fjerna', 'Bildet er fjernet', 'The picture has been removed'],
  'picture.removeTitle': ['Fjerne biletet?', 'Fjerne bildet?', 'Remove the picture?'],
  'picture.removeHint': [
    'Det blir sletta og kan ikkje hentast tilbake. Du kan når som helst velje eit nytt.',
    'Det blir slettet og kan ikke hentes tilbake. Du kan når som helst velge et nytt.',
    'It is deleted and cannot be brought back. You can choose a new one at any time.',
  ],
} satisfies Record<string, Row>;
