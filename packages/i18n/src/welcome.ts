import type { Row } from './locale.ts';

/** The welcome wizard, and the guide of the first hour on the home page. */
export const welcomeTexts = {
  'welcome.step': ['Steg {step} av {steps}', 'Steg {step} av {steps}', 'Step {step} of {steps}'],
  'welcome.back': ['Tilbake', 'Tilbake', 'Back'],
  'welcome.language.title': ['Velkomen til Samspel', 'Velkommen til Samspel', 'Welcome to Samspel'],
  'welcome.language.lead': [
    'Fire korte steg, så er du i gang. Kva språk vil du ha?',
    'Fire korte steg, så er du i gang. Hvilket språk vil du ha?',
    'Four short steps, and you are ready to start. Which language do you prefer?',
  ],
  'welcome.profile.title': ['Kven er du?', 'Hvem er du?', 'Who are you?'],
  'welcome.profile.lead': [
    'Namnet og stillinga står ved det du lagar, så kollegaer og andre kommunar veit kven dei samarbeider med.',
    'Navnet og stillingen står ved det du lager, så kolleger og andre kommuner vet hvem de samarbeider med.',
    'Your name and job title appear next to what you make, so that colleagues and other municipalities know whom they work with.',
  ],
  'welcome.areas.title': ['Kva arbeider du med?', 'Hva arbeider du med?', 'What do you work with?'],
  'welcome.areas.lead': [
    'Vel tenesteområda dine, så finn du årshjul, tilskot og folk som passar. Du kan endre dei seinare.',
    'Velg tjenesteområdene dine, så finner du årshjul, tilskudd og folk som passer. Du kan endre dem senere.',
    'Choose your service areas to find year wheels, grants and people that suit you. You can change them later.',
  ],
  'welcome.terms.title': ['Vilkår og varsel', 'Vilkår og varsler', 'Terms and notifications'],
  'welcome.terms.lead': [
    'Les vilkåra, og vel korleis du vil høyre frå oss.',
    'Les vilkårene, og velg hvordan du vil høre fra oss.',
    'Read the terms, and choose how you want to hear from us.',
  ],
  'welcome.terms.changedTitle': ['Vilkåra er endra', 'Vilkårene er endret', 'The terms have changed'],
  'welcome.terms.changedLead': [
    'Les dei på nytt og godta dei for å halde fram.',
    'Les dem på nytt og godta dem for å fortsette.',
    'Read them again, and accept them to continue.',
  ],
  'welcome.terms.accept': [
    'Eg har lese vilkåra og godtek dei',
    'Jeg har lest vilkårene og godtar dem',
    'I have read the terms and accept them',
  ],
  'welcome.terms.mustAccept': [
    'Du må godta vilkåra våre',
    'Du må godta vilkårene våre',
    'You must agree to our terms and conditions',
  ],
  'welcome.contact': [
    'Korleis kan dei som driv Samspel, kontakte deg?',
    'Hvordan kan de som driver Samspel, kontakte deg?',
    'How can those who run Samspel contact you?',
  ],
  'welcome.contact.email': ['På e-post', 'På e-post', 'By e-mail'],
  'welcome.contact.phone': ['På telefon', 'På telefon', 'By phone'],
  'welcome.finish': ['Kom i gang', 'Kom i gang', 'Get started'],
  'welcome.accept': ['Godta vilkåra', 'Godta vilkårene', 'Accept the terms'],

  'welcome.first.title': ['Den første timen', 'Den første timen', 'Your first hour'],
  'welcome.first.lead': [
    'Tre ting som gjer Samspel nyttig for deg.',
    'Tre ting som gjør Samspel nyttig for deg.',
    'Three things that make Samspel useful to you.',
  ],
  'welcome.first.work': ['Kva arbeider du med?', 'Hva arbeider du med?', 'What do you work with?'],
  'welcome.first.skip': ['Hopp over', 'Hopp over', 'Skip'],
  'welcome.first.skipStep': ['Hopp over: {step}', 'Hopp over: {step}', 'Skip: {step}'],
  'welcome.first.done': ['Fullført', 'Fullført', 'Done'],
  'welcome.first.again': [
    'Vis rettleiinga for den første timen',
    'Vis veiledningen for den første timen',
    'Show the first-hour guide',
  ],
  'welcome.first.wheel': ['Lag eller finn eit årshjul', 'Lag eller finn et årshjul', 'Create or find a year wheel'],
  'welcome.first.wheel.body': [
    'Lag ditt eige, eller følg eit som allereie finst.',
    'Lag ditt eget, eller følg et som allerede finnes.',
    'Create your own, or follow one that already exists.',
  ],
  'welcome.first.wheel.find': ['Finn eit årshjul', 'Finn et årshjul', 'Find a year wheel'],
  'welcome.first.feed': [
    'Få fristane i kalenderen din',
    'Få fristene i kalenderen din',
    'Get the deadlines in your calendar',
  ],
  'welcome.first.feed.body': [
    'Då ser du fristane i Outlook, Google Kalender eller på telefonen.',
    'Da ser du fristene i Outlook, Google Kalender eller på telefonen.',
    'See the deadlines in Outlook, Google Calendar or on your phone.',
  ],
  'welcome.first.feed.go': ['Abonner på kalenderen', 'Abonner på kalenderen', 'Subscribe to the calendar'],
  'welcome.first.neighbour': ['Følg ein annan kommune', 'Følg en annen kommune', 'Follow another municipality'],
  'welcome.first.neighbour.body': [
    'Følg eit årshjul i ein annan kommune, så ser du kva dei gjer og når.',
    'Følg et årshjul i en annen kommune, så ser du hva de gjør og når.',
    'Follow a year wheel in another municipality to see what they do, and when.',
  ],
  'welcome.first.neighbour.go': ['Sjå årshjul frå andre', 'Se årshjul fra andre', 'See the year wheels of others'],
} as const satisfies Record<string, Row>;
