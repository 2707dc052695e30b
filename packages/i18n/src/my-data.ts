import type { Row } from './locale.ts';

/** The copy of all one's own data, at /my-profile/data (product/accounts#my-data). */
export const myDataTexts = {
  'myData.title': ['Mine data', 'Mine data', 'My data'],
  'myData.copy': ['Last ned opplysningane dine', 'Last ned opplysningene dine', 'Download your data'],
  'myData.lead': [
    'Du får ei ZIP-fil med profilen din, det du har laga og endra, det du følgjer og er varsla om, innloggingane dine, og filene du har lasta opp. Berre du kan hente ho.',
    'Du får en ZIP-fil med profilen din, det du har laget og endret, det du følger og er varslet om, innloggingene dine, og filene du har lastet opp. Bare du kan hente den.',
    'You get a ZIP file with your profile, what you made and changed, what you follow and were told about, your sign-ins, and the files that you uploaded. Only you can download it.',
  ],
  'myData.ask': ['Lag ein kopi', 'Lag en kopi', 'Make a copy'],
  'myData.again': ['Lag ein ny kopi', 'Lag en ny kopi', 'Make a new copy'],
  'myData.making': ['Lagar kopien', 'Lager kopien', 'Making the copy'],
  'myData.leave': [
    'Du kan gå frå sida. Du får ein e-post når kopien er klar.',
    'Du kan gå fra siden. Du får en e-post når kopien er klar.',
    'You can leave the page. You get an e-mail when the copy is ready.',
  ],
  'myData.percent': ['{percent, number}\u00a0%', '{percent, number}\u00a0%', '{percent, number}%'],
  'myData.ready': ['Kopien er klar', 'Kopien er klar', 'The copy is ready'],
  'myData.until': [
    'Laga {made}. Du kan hente han til {until}. Då blir han sletta.',
    'Laget {made}. Du kan hente den til {until}. Da blir den slettet.',
    'Made {made}. You can download it until {until}. Then it is deleted.',
  ],
  'myData.fetch': ['Last ned ({size})', 'Last ned ({size})', 'Download ({size})'],
  'myData.failed': ['Kopien kunne ikkje lagast', 'Kopien kunne ikke lages', 'The copy could not be made'],
  'myData.zip.readMe': ['les-meg.txt', 'les-meg.txt', 'read-me.txt'],
  'myData.zip.what': [
    'Dette er det Samspel har om deg, slik det var då kopien blei laga.',
    'Dette er det Samspel har om deg, slik det var da kopien ble laget.',
    'This is what Samspel has about you, as it was when the copy was made.',
  ],
  'myData.zip.json': [
    'I mappa json er det ei fil for kvar ting: profilen, det du har laga og endra, det du følgjer, varsla dine, og så vidare. Felta heiter det same som i databasen.',
    'I mappen json er det en fil for hver ting: profilen, det du har laget og endret, det du følger, varslene dine, og så videre. Feltene heter det samme som i databasen.',
    'The folder json has a file for each thing: your profile, what you made and changed, what you follow, your notifications, and so on. The fields have the same names as in the database.',
  ],
  'myData.zip.files': [
    'I mappa files ligg biletet ditt og filene du har lasta opp.',
    'I mappen files ligger bildet ditt og filene du har lastet opp.',
    'The folder files has your picture and the files that you uploaded.',
  ],
  'myData.zip.without': [
    'Av det du ikkje kan lese lenger, er berre nummer og dato med. PIN-kodar, nøklar og det andre har fått vite om deg, er ikkje med.',
    'Av det du ikke kan lese lenger, er bare nummer og dato med. PIN-koder, nøkler og det andre har fått vite om deg, er ikke med.',
    'Of what you can no longer read, only the number and the date are included. PINs, keys and what others were told about you are not included.',
  ],
} as const satisfies Record<string, Row>;
