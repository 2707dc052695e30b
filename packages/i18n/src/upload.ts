import type { Row } from './locale.ts';

/** Uploading and removing files of any thing, and the size of a file. */
export const uploadTexts = {
  'upload.pick': ['Last opp filer', 'Last opp filer', 'Upload files'],
  'upload.hint': [
    'Word, Excel, PowerPoint, PDF, bilete eller tekst, høgst 20 MB.',
    'Word, Excel, PowerPoint, PDF, bilder eller tekst, høyst 20 MB.',
    'Word, Excel, PowerPoint, PDF, pictures or text, at most 20 MB.',
  ],
  'upload.drop': ['Du kan òg sleppe filer her.', 'Du kan også slippe filer her.', 'You can also drop files here.'],
  'upload.tooBig': ['{name}: Fila er for stor', '{name}: Filen er for stor', '{name}: The file is too large'],
  'upload.already': [
    '{name}: Fila er allereie vald',
    '{name}: Filen er allerede valgt',
    '{name}: File already selected',
  ],
  'upload.notAccepted': [
    '{name}: Filtypen er ikkje tillaten',
    '{name}: Filtypen er ikke tillatt',
    '{name}: File type not accepted',
  ],
  'upload.empty': ['{name}: Fila er tom', '{name}: Filen er tom', '{name}: The file is empty'],
  'upload.mismatch': [
    '{name}: Innhaldet i fila er ikkje av den typen som namnet seier. Lagre fila på nytt i programmet ho kjem frå, og prøv igjen.',
    '{name}: Innholdet i filen er ikke av den typen som navnet sier. Lagre filen på nytt i programmet den kommer fra, og prøv igjen.',
    '{name}: The content of the file does not match the type in its name. Save it again in the program it comes from, and try again.',
  ],
  'upload.waits': ['Ventar på tur', 'Venter på tur', 'Waiting'],
  'upload.progress': ['{percent, number}\u00a0%', '{percent, number}\u00a0%', '{percent, number}%'],
  'upload.checking': ['Kontrollerer fila', 'Kontrollerer filen', 'Checking the file'],
  'upload.uploading': ['Lastar opp {name}', 'Laster opp {name}', 'Uploading {name}'],
  'upload.uploaded': ['{name} er lasta opp', '{name} er lastet opp', '{name} has been uploaded'],
  'upload.failed': ['Filopplastinga feila', 'Filopplastingen feilet', 'File upload failed'],
  'upload.notAttached': ['{name} kom ikkje med: {why}', '{name} kom ikke med: {why}', '{name} was not attached: {why}'],
  'upload.cancel': ['Avbryt opplastinga av {name}', 'Avbryt opplastingen av {name}', 'Cancel the upload of {name}'],
  'upload.retry': ['Prøv igjen: {name}', 'Prøv igjen: {name}', 'Retry: {name}'],
  'upload.describeOne': [
    'Skildring av {name} (valfri)',
    'Beskrivelse av {name} (valgfri)',
    'Description of {name} (optional)',
  ],
  'upload.forget': ['Fjern {name} frå lista', 'Fjern {name} fra listen', 'Remove {name} from the list'],
  'upload.kilobytes': ['{size, number} kB', '{size, number} kB', '{size, number} kB'],
  'upload.megabytes': ['{size, number} MB', '{size, number} MB', '{size, number} MB'],
  'upload.deleted': ['{name} er sletta', '{name} er slettet', '{name} has been deleted'],
  'upload.back': ['{name} er tilbake', '{name} er tilbake', '{name} is back'],
} as const satisfies Record<string, Row>;
