import type { Row } from './locale.ts';

/** Help, support, and the accessibility statement that Norwegian regulation asks for. */
export const aboutTexts = {
  'about.help': ['Hjelp', 'Hjelp', 'Help'],
  'about.support': ['Brukarstøtte', 'Brukerstøtte', 'Support'],
  'about.accessibility': ['Tilgjengelegheit', 'Tilgjengelighet', 'Accessibility'],
  'about.links': ['Hjelp og brukarstøtte', 'Hjelp og brukerstøtte', 'Help and support'],

  'about.title': ['Om Samspel', 'Om Samspel', 'About Samspel'],
  'about.lead': [
    'Årshjul og samarbeid for tilsette i kommunane.',
    'Årshjul og samarbeid for ansatte i kommunene.',
    'Year wheels and collaboration for municipal staff.',
  ],
  'about.what': ['Kva det er', 'Hva det er', 'What it is'],
  'about.what.body': [
    'I Samspel planlegg kommunane året i årshjul, og deler tema, spørsmål og tilskot med kvarandre. Den som eig noko, vel kven som får sjå det. Samspel er fri programvare med MIT-lisens.',
    'I Samspel planlegger kommunene året i årshjul, og deler temaer, spørsmål og tilskudd med hverandre. Den som eier noe, velger hvem som får se det. Samspel er fri programvare med MIT-lisens.',
    'In Samspel the municipalities plan the year in year wheels, and share topics, questions and grants. Whoever owns something chooses who can see it. Samspel is free software under the MIT licence.',
  ],
  'about.read': ['Les meir', 'Les mer', 'Read more'],
  'about.sources': ['Kjelder', 'Kilder', 'Sources'],
  'about.sources.body': [
    'Kommunar og fylke: © Kartverket, CC BY 4.0. Domene for e-post: Skytilsynet, CC BY 4.0. Organisasjonsnummer: Brønnøysundregistra, NLOD 2.0. Tenesteområde (KOSTRA): Statistisk sentralbyrå, CC BY 4.0; titlane på nynorsk er våre eigne.',
    'Kommuner og fylker: © Kartverket, CC BY 4.0. Domener for e-post: Skytilsynet, CC BY 4.0. Organisasjonsnummer: Brønnøysundregistrene, NLOD 2.0. Tjenesteområder (KOSTRA): Statistisk sentralbyrå, CC BY 4.0; titlene på nynorsk er våre egne.',
    'Municipalities and counties: © Kartverket, CC BY 4.0. E-mail domains: Skytilsynet, CC BY 4.0. Organization numbers: Bronnoysund Register Centre, NLOD 2.0. Service areas (KOSTRA): Statistics Norway, CC BY 4.0; the Nynorsk titles are our own.',
  ],

  'about.support.mail': ['E-post: {email}', 'E-post: {email}', 'E-mail: {email}'],
  'about.support.phone': ['Telefon: {phone}', 'Telefon: {phone}', 'Phone: {phone}'],
  'about.support.none': [
    'Spør den som har ansvaret for Samspel i kommunen din.',
    'Spør den som har ansvaret for Samspel i kommunen din.',
    'Ask the person in charge of Samspel in your municipality.',
  ],

  'about.statement': ['Tilgjengelegheits\u00aderklæring', 'Tilgjengelighets\u00aderklæring', 'Accessibility statement'],
  'about.statement.lead': [
    'Alle skal kunne bruke Samspel, òg med tastatur, skjermlesar, stor tekst og høg kontrast.',
    'Alle skal kunne bruke Samspel, også med tastatur, skjermleser, stor tekst og høy kontrast.',
    'Everyone should be able to use Samspel, also by keyboard, with a screen reader, with large text and in high contrast.',
  ],
  'about.statement.status': ['Status', 'Status', 'Status'],
  'about.statement.partly': [
    'Samspel er delvis i samsvar med forskrifta om universell utforming av IKT, som viser til WCAG 2.1 på nivå A og AA. Vi byggjer etter WCAG 2.2 AA.',
    'Samspel er delvis i samsvar med forskriften om universell utforming av IKT, som viser til WCAG 2.1 på nivå A og AA. Vi bygger etter WCAG 2.2 AA.',
    'Samspel conforms in part to the Norwegian regulation on universal design of ICT, which refers to WCAG 2.1, levels A and AA. We build to WCAG 2.2 AA.',
  ],
  'about.statement.faults': [
    'Dette er ikkje i samsvar enno',
    'Dette er ikke i samsvar ennå',
    'What does not conform yet',
  ],
  'about.statement.faults.cells': [
    'Rutene i hjulet blir smale når det er mange ringar. Det same finn du i lista, i tabellen og når du forstørrar eit kvartal.',
    'Rutene i hjulet blir smale når det er mange ringer. Det samme finner du i listen, i tabellen og når du forstørrer et kvartal.',
    'The cells of the wheel become narrow where there are many rings. The same is found in the list, in the table and when you enlarge a quarter.',
  ],
  'about.statement.faults.kostra': [
    'Tenesteområde (KOSTRA) står på nynorsk, same kva språk du har valt.',
    'Tjenesteområder (KOSTRA) står på nynorsk, uansett hvilket språk du har valgt.',
    'Service areas (KOSTRA) are in Nynorsk, whichever language you have chosen.',
  ],
  'about.statement.faults.paper': [
    'PDF-fila som nettlesaren lagar når du skriv ut, er ikkje merkt for skjermlesar.',
    'PDF-filen som nettleseren lager når du skriver ut, er ikke merket for skjermleser.',
    'The PDF that the browser makes when you print is not tagged for screen readers.',
  ],
  'about.statement.tested': ['Slik er det prøvd', 'Slik er det prøvd', 'How it was tested'],
  'about.statement.testedBy': [
    'Utviklarane har prøvd sidene med tastatur, i forstørring og gjennom det nettlesaren fortel til ein skjermlesar, og eit program ser etter feil ved kvar endring. Ingen med funksjonsnedsetjing har prøvd Samspel enno.',
    'Utviklerne har prøvd sidene med tastatur, i forstørrelse og gjennom det nettleseren forteller til en skjermleser, og et program ser etter feil ved hver endring. Ingen med funksjonsnedsettelse har prøvd Samspel ennå.',
    'The developers have tested the pages by keyboard, enlarged, and through what the browser tells a screen reader, and a program looks for faults at each change. No one with a disability has tested Samspel yet.',
  ],
  'about.statement.tell': ['Sei frå om feil', 'Si fra om feil', 'Tell us about faults'],
  'about.statement.tellUs': [
    'Er det noko du ikkje får brukt, vil vi gjerne vite det.',
    'Er det noe du ikke får brukt, vil vi gjerne vite det.',
    'If there is something you cannot use, we would like to know.',
  ],
  'about.statement.authority': [
    'Du kan òg melde frå til Tilsynet for universell utforming av IKT:',
    'Du kan også melde fra til Tilsynet for universell utforming av IKT:',
    'You can also notify the Norwegian authority for universal design of ICT:',
  ],
  'about.statement.updated': ['Sist endra {day}', 'Sist endret {day}', 'Last changed {day}'],
} as const satisfies Record<string, Row>;
