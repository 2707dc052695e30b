import type { Row } from './locale.ts';

/** Mails. The plain text puts the PIN alone on a line of its own (product/accounts#the-calls-of-signing-in), so no text here holds it. */
export const mailTexts = {
  'mail.pin.subject': ['PIN-koden din til Samspel', 'PIN-koden din til Samspel', 'Your PIN code for Samspel'],
  'mail.pin.greeting': ['Hei!', 'Hei!', 'Hello!'],
  'mail.pin.intro': [
    'Her er PIN-koden som loggar deg inn i Samspel:',
    'Her er PIN-koden som logger deg inn i Samspel:',
    'Here is the PIN code that signs you in to Samspel:',
  ],
  'mail.pin.validity': [
    'Koden gjeld i {minutes, number} minutt og kan brukast éin gong.',
    'Koden gjelder i {minutes, number} minutter og kan brukes én gang.',
    'The code is valid for {minutes, number} minutes and can be used once.',
  ],
  'mail.pin.notYou': [
    'Er det ikkje du som vil logge inn? Då kan du sjå bort frå denne e-posten. Gi aldri koden til andre.',
    'Er det ikke du som vil logge inn? Da kan du se bort fra denne e-posten. Gi aldri koden til andre.',
    'Was it not you who wanted to sign in? Then ignore this e-mail. Never give the code to anybody.',
  ],
  'mail.signUp.subject': ['Velkomen til Samspel', 'Velkommen til Samspel', 'Welcome to Samspel'],
  'mail.signUp.intro': [
    'Takk for at du vil prøve Samspel. Skriv denne PIN-koden for å bekrefte e-postadressa di:',
    'Takk for at du vil prøve Samspel. Skriv denne PIN-koden for å bekrefte e-postadressen din:',
    'Thank you for trying Samspel. Enter this PIN code to verify your e-mail address:',
  ],
  'mail.signUp.notYou': [
    'Er det ikkje du som har registrert deg? Då kan du sjå bort frå denne e-posten.',
    'Er det ikke du som har registrert deg? Da kan du se bort fra denne e-posten.',
    'Was it not you who signed up? Then ignore this e-mail.',
  ],
  'mail.open': ['Opne Samspel: {url}', 'Åpne Samspel: {url}', 'Open Samspel: {url}'],
  'mail.regards': ['Helsing Samspel', 'Hilsen Samspel', 'Regards, Samspel'],
  'mail.support': [
    'Treng du hjelp? Skriv til {email}.',
    'Trenger du hjelp? Skriv til {email}.',
    'Do you need help? Write to {email}.',
  ],
} as const satisfies Record<string, Row>;
