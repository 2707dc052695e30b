import type { Row } from './locale.ts';

/** The pages of /help, one for each task: its name, and its steps in order. Words in quotation marks name buttons and places as the screens do. */
export const helpTexts = {
  'help.lead': ['Kva vil du gjere?', 'Hva vil du gjøre?', 'What would you like to do?'],
  'help.search': ['Søk i hjelpa', 'Søk i hjelpen', 'Search the help'],
  'help.count': [
    '{count, plural, =0 {Ingen treff. Prøv færre eller andre ord.} other {# treff}}',
    '{count, plural, =0 {Ingen treff. Prøv færre eller andre ord.} other {# treff}}',
    '{count, plural, =0 {No results. Try fewer words, or other ones.} one {# result} other {# results}}',
  ],
  'help.all': ['All hjelp', 'All hjelp', 'All help'],
  'help.more': ['Fann du ikkje svaret?', 'Fant du ikke svaret?', 'Did you not find the answer?'],

  'help.signIn': ['Logge inn', 'Logge inn', 'Sign in'],
  'help.signIn.email': [
    'Skriv e-postadressa di frå kommunen. Du får ein PIN-kode på e-post.',
    'Skriv e-postadressen din fra kommunen. Du får en PIN-kode på e-post.',
    'Enter your municipal e-mail address. You will get a PIN code by e-mail.',
  ],
  'help.signIn.pin': [
    'Skriv eller lim inn koden. Du blir logga inn når alle seks sifra er skrivne.',
    'Skriv eller lim inn koden. Du blir logget inn når alle seks sifrene er skrevet.',
    'Type or paste the code. You are signed in once all six digits are entered.',
  ],
  'help.signIn.again': [
    'Kom det ingen kode? Sjå i mappa for søppelpost, eller vel «Send koden på nytt».',
    'Kom det ingen kode? Se i mappen for søppelpost, eller velg «Send koden på nytt».',
    'No code? Look in your junk folder, or choose “Resend the code”.',
  ],

  'help.wheel': ['Lage eit årshjul', 'Lage et årshjul', 'Create a year wheel'],
  'help.wheel.new': [
    'Vel «Lag nytt årshjul» på heimesida.',
    'Velg «Lag nytt årshjul» på hjemmesiden.',
    'Choose “Create new year wheel” on the home page.',
  ],
  'help.wheel.fill': [
    'Gi årshjulet ein tittel, og lagre.',
    'Gi årshjulet en tittel, og lagre.',
    'Give the year wheel a title, and save.',
  ],
  'help.wheel.next': [
    'Legg inn den første aktiviteten med ein gong, eller vel «Del» og slepp kollegaene til.',
    'Legg inn den første aktiviteten med en gang, eller velg «Del» og slipp kollegene til.',
    'Add the first activity at once, or choose “Share” and let your colleagues in.',
  ],

  'help.activity': ['Leggje inn ein aktivitet', 'Legge inn en aktivitet', 'Add an activity'],
  'help.activity.new': [
    'Opne årshjulet og vel «Lag ny aktivitet», eller trykk n.',
    'Åpne årshjulet og velg «Lag ny aktivitet», eller trykk n.',
    'Open the year wheel and choose “Create new activity”, or press n.',
  ],
  'help.activity.fill': [
    'Skriv tittel og datoar, og gi nokon ansvaret under «Ansvarleg». Det som gjentek seg, legg du inn éin gong.',
    'Skriv tittel og datoer, og gi noen ansvaret under «Ansvarlig». Det som gjentar seg, legger du inn én gang.',
    'Enter a title and dates, and choose who does it under “Responsible”. Add what repeats only once.',
  ],
  'help.activity.save': [
    'Lagre, eller vel «Lagre og lag ein til» når du har fleire.',
    'Lagre, eller velg «Lagre og lag en til» når du har flere.',
    'Save, or choose “Save and create another” if you have more.',
  ],

  'help.done': ['Sjå og fullføre oppgåver', 'Se og fullføre oppgaver', 'See and complete tasks'],
  'help.done.home': [
    'Heimesida viser fristane som kjem, det du har ansvaret for, og oppgåver du har gitt andre.',
    'Hjemmesiden viser fristene som kommer, det du har ansvaret for, og oppgaver du har gitt andre.',
    'The home page shows the deadlines ahead, what you are responsible for, and tasks you assigned to others.',
  ],
  'help.done.tick': [
    'Kryss av når noko er fullført, og skriv gjerne kva de lærte.',
    'Kryss av når noe er fullført, og skriv gjerne hva dere lærte.',
    'Tick an activity when it is completed, and write down what you learned.',
  ],
  'help.done.undo': [
    'Kryssa du feil? Fjern krysset.',
    'Krysset du feil? Fjern krysset.',
    'Ticked the wrong one? Untick it.',
  ],

  'help.read': ['Lese hjulet', 'Lese hjulet', 'Read the wheel'],
  'help.read.choose': [
    'Trykk på ein månad eller ei rute, så viser lista det som ligg der.',
    'Trykk på en måned eller en rute, så viser listen det som ligger der.',
    'Press a month or a cell, and the list shows what is in it.',
  ],
  'help.read.keys': [
    'Tabulatoren går til hjulet, piltastane mellom månader og ringar. Enter eller mellomrom vel, Escape fjernar valet, og F2 går inn i aktivitetane i ruta.',
    'Tabulatoren går til hjulet, piltastene mellom måneder og ringer. Enter eller mellomrom velger, Escape fjerner valget, og F2 går inn i aktivitetene i ruten.',
    'Tab goes to the wheel, the arrow keys between months and rings. Enter or Space selects, Escape clears, and F2 enters the activities of the cell.',
  ],
  'help.read.views': [
    'Alt som står i hjulet, står òg i lista og i tabellen. Trykk ? for å sjå snøggtastane.',
    'Alt som står i hjulet, står også i listen og i tabellen. Trykk ? for å se hurtigtastene.',
    'Everything in the wheel is also in the list and in the table. Press ? to see the shortcuts.',
  ],

  'help.explore': ['Bruke årshjula til andre', 'Bruke årshjulene til andre', 'Use the year wheels of others'],
  'help.explore.find': [
    'Vel «Utforsk årshjul» for å sjå årshjul frå heile landet, eller «Min kommune» for dei til kollegaene dine.',
    'Velg «Utforsk årshjul» for å se årshjul fra hele landet, eller «Min kommune» for å se årshjulene til kollegene dine.',
    'Choose “Explore year wheels” to see those of the whole country, or “My municipality” for those of your colleagues.',
  ],
  'help.explore.add': [
    'Vel «Legg til i året mitt», så blir det vist som ein ring i året ditt.',
    'Velg «Legg til i året mitt», så vises det som en ring i året ditt.',
    'Choose “Add to my year”, and it is shown as a ring in your year.',
  ],
  'help.explore.copy': [
    'Vil du ha det som utgangspunkt for ditt eige, vel du «Lag ein kopi». Har du skrivetilgang, vel du «Kopier» i menyen.',
    'Vil du ha det som utgangspunkt for ditt eget, velger du «Lag en kopi». Har du skrivetilgang, velger du «Kopier» i menyen.',
    'To start your own from it, choose “Make a copy”. If you have write access, choose “Copy” in the menu.',
  ],

  'help.share': ['Dele med andre', 'Dele med andre', 'Share with others'],
  'help.share.people': [
    'Vel «Del» på sida til årshjulet, og legg til personar, grupper eller organisasjonar.',
    'Velg «Del» på siden til årshjulet, og legg til personer, grupper eller organisasjoner.',
    'Choose “Share” on the page of the year wheel, and add people, groups or organizations.',
  ],
  'help.share.level': [
    'Vel om kvar av dei skal kunne lese eller skrive. «Open for alle» lèt alle som brukar Samspel, lese.',
    'Velg om hver av dem skal kunne lese eller skrive. «Åpen for alle» lar alle som bruker Samspel, lese.',
    'Choose whether each of them can read or write. “Public” lets everyone who uses Samspel read.',
  ],
  'help.share.link': [
    'Skal nokon utan brukarkonto sjå årshjulet, vel du «Delingslenkje» i menyen.',
    'Skal noen uten brukerkonto se årshjulet, velger du «Delingslenke» i menyen.',
    'If people without an account should see the year wheel, choose “Share link” in the menu.',
  ],

  'help.follow': ['Få vite om endringar', 'Få vite om endringer', 'Get notified of changes'],
  'help.follow.follow': [
    'Vel «Følg» på det du vil høyre om. Stjerna i toppen viser alt du følgjer.',
    'Velg «Følg» på det du vil høre om. Stjernen i toppen viser alt du følger.',
    'Choose “Follow” on what you want to hear about. The star at the top shows all you follow.',
  ],
  'help.follow.bell': [
    'Bjølla i toppen viser varsla dine og kor mange som er nye.',
    'Bjellen i toppen viser varslene dine og hvor mange som er nye.',
    'The bell at the top shows your notifications and how many are new.',
  ],
  'help.follow.choose': [
    'I profilen din vel du kva du vil få vite om, og kor ofte du får varsel på e-post.',
    'I profilen din velger du hva du vil få vite om, og hvor ofte du får varsler på e-post.',
    'In your profile you choose what you hear about, and how often you get notifications by e-mail.',
  ],

  'help.ask': [
    'Spørje kollegaer og følgje tema',
    'Spørre kolleger og følge temaer',
    'Ask colleagues and follow topics',
  ],
  'help.ask.new': [
    'Vel «Nytt spørsmål» i forumet, eller på sida til eit tema. Medan du skriv tittelen, ser du liknande spørsmål.',
    'Velg «Nytt spørsmål» i forumet, eller på siden til et tema. Mens du skriver tittelen, ser du lignende spørsmål.',
    'Choose “New question” in the forum, or on the page of a topic. While you type the title, you see similar questions.',
  ],
  'help.ask.accept': [
    'Fekk du hjelp? Vel «Godta svaret», så finn andre det lett.',
    'Fikk du hjelp? Velg «Godta svaret», så finner andre det lett.',
    'Did an answer help? Choose “Accept the answer”, so that others find it easily.',
  ],
  'help.ask.topic': [
    'Eit tema samlar det som høyrer saman. Vel «Følg» for å høyre om nytt i temaet.',
    'Et tema samler det som hører sammen. Velg «Følg» for å høre om nytt i temaet.',
    'A topic gathers what belongs together. Choose “Follow” to hear about what is new in it.',
  ],

  'help.grant': ['Finne tilskot', 'Finne tilskudd', 'Find grants'],
  'help.grant.find': [
    'Vel «Utforsk tilskot». Søk med ord, eller vel tilskotsgivar, fagområde eller status.',
    'Velg «Utforsk tilskudd». Søk med ord, eller velg tilskuddsgiver, fagområde eller status.',
    'Choose “Explore grants”. Search by words, or choose a funder, sector or status.',
  ],
  'help.grant.read': [
    'Opne ei ordning for å sjå fristane, kva ho gir, og kvar utlysinga er.',
    'Åpne en ordning for å se fristene, hva den gir, og hvor utlysningen er.',
    'Open a scheme to see its deadlines, what it gives, and where the announcement is.',
  ],
  'help.grant.keep': [
    'Vel «Følg» for å høyre om endringar, eller «Legg i årshjul» ved fristen for å få han inn i året ditt.',
    'Velg «Følg» for å høre om endringer, eller «Legg i årshjul» ved fristen for å få den inn i året ditt.',
    'Choose “Follow” to hear about changes, or “Add to a year wheel” beside the deadline to have it in your year.',
  ],
} as const satisfies Record<string, Row>;
