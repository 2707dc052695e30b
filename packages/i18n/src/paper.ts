import type { Row } from './locale.ts';

/** A year as a file for paper, and the choices for it (product/sharing#files-for-paper). */
export const paperTexts = {
  'paper.title': ['Last ned som fil', 'Last ned som fil', 'Download as a file'],
  'paper.save': ['Last ned {format}', 'Last ned {format}', 'Download {format}'],
  'paper.format': ['Filtype', 'Filtype', 'File type'],
  'paper.format.pdf': ['PDF, for papir', 'PDF, for papir', 'PDF, for paper'],
  'paper.format.svg': ['SVG, teikning av hjulet', 'SVG, tegning av hjulet', 'SVG, a drawing of the wheel'],
  'paper.format.png': ['PNG, bilete av hjulet', 'PNG, bilde av hjulet', 'PNG, a picture of the wheel'],
  'paper.days': ['Tid', 'Tid', 'Time'],
  'paper.days.year': ['Heile året', 'Hele året', 'The whole year'],
  'paper.days.quarter': ['{first}–{last}', '{first}–{last}', '{first}–{last}'],
  'paper.part.wheel': ['Hjul', 'Hjul', 'Wheel'],
  'paper.part.months': ['Månader', 'Måneder', 'Months'],
  'paper.part.timeline': ['Tidslinje', 'Tidslinje', 'Timeline'],
  'paper.part.list': ['Liste', 'Liste', 'List'],
  'paper.withNotes': ['Plass til notat', 'Plass til notater', 'Room for notes'],
  'paper.white': ['Kvit bakgrunn', 'Hvit bakgrunn', 'White background'],
  'paper.white.hint': [
    'Utan den ser ein lysbiletet bak.',
    'Uten den ser man lysbildet bak.',
    'Without it, the slide behind shows through.',
  ],
  'paper.preview': [
    'Slik blir ark {page} av {pages}',
    'Slik blir ark {page} av {pages}',
    'Preview of sheet {page} of {pages}',
  ],
  'paper.previous': ['Førre ark', 'Forrige ark', 'Previous sheet'],
  'paper.next': ['Neste ark', 'Neste ark', 'Next sheet'],
  'paper.mail.want': [
    'Send meg heile året på slike ark på e-post den første i kvar månad',
    'Send meg hele året på slike ark på e-post den første i hver måned',
    'Send me the whole year on such sheets by e-mail on the first of each month',
  ],
  'paper.mail.wanted': [
    'Du får PDF-en på e-post den første i kvar månad.',
    'Du får PDF-en på e-post den første i hver måned.',
    'You get the PDF by e-mail on the first of each month.',
  ],
  'paper.mail.unwanted': [
    'Du får ikkje lenger PDF-en på e-post.',
    'Du får ikke lenger PDF-en på e-post.',
    'You no longer get the PDF by e-mail.',
  ],
  'paper.mail.subject': ['{title} {year} på papir', '{title} {year} på papir', '{title} {year} on paper'],
  'paper.mail.body': [
    'Her er året slik det er no, som PDF til å skrive ut.',
    'Her er året slik det er nå, som PDF til å skrive ut.',
    'Here is the year as it is now, as a PDF to print.',
  ],
  'paper.mail.tooLarge': [
    'PDF-en er for stor for ein e-post denne gongen. Opne året, og last han ned der.',
    'PDF-en er for stor for en e-post denne gangen. Åpne året, og last den ned der.',
    'The PDF is too large for an e-mail this time. Open the year, and download it there.',
  ],
  'paper.mail.why': [
    'Du får denne den første i kvar månad, fordi du har bede om det.',
    'Du får denne den første i hver måned, fordi du har bedt om det.',
    'You get this on the first of each month because you asked for it.',
  ],
  'paper.mail.end': ['Slutt å få denne', 'Slutt å få denne', 'Stop getting this'],
  'paper.mail.end.title': ['Slutte å få året som PDF?', 'Slutte å få året som PDF?', 'Stop getting the year as a PDF?'],
  'paper.mail.end.body': [
    'Du får ikkje lenger denne PDF-en den første i kvar månad. Andre e-postar frå Samspel held fram.',
    'Du får ikke lenger denne PDF-en den første i hver måned. Andre e-poster fra Samspel fortsetter.',
    'You will no longer get this PDF on the first of each month. Other e-mails from Samspel go on.',
  ],
  'paper.mail.ended.title': [
    'Du får ikkje fleire slike PDF-ar',
    'Du får ikke flere slike PDF-er',
    'You will get no more of these PDFs',
  ],
  'paper.mail.ended.body': [
    'Ombestemmer du deg, kan du be om han att der du lastar ned året som fil.',
    'Ombestemmer du deg, kan du be om den igjen der du laster ned året som fil.',
    'If you change your mind, ask for it again where you download the year as a file.',
  ],
  'paper.notes': ['Notat', 'Notater', 'Notes'],
  'paper.more': [
    '{count, plural, one {og # til} other {og # til}}',
    '{count, plural, one {og # til} other {og # til}}',
    '{count, plural, one {and # more} other {and # more}}',
  ],
  'paper.code': ['Kode som opnar {link}', 'Kode som åpner {link}', 'Code that opens {link}'],
  'paper.missingLetters': [
    '? står for teikn som skrifta ikkje har',
    '? står for tegn som skriften ikke har',
    '? stands for letters that the typeface lacks',
  ],
} as const satisfies Record<string, Row>;
