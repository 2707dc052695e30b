import type { Row } from './locale.ts';

/** Mails. The plain text has the PIN on its own line (product/accounts#the-calls-of-signing-in), so no text here contains it. */
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
    'If it was not you who wanted to sign in, ignore this e-mail. Never give the code to anyone.',
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
    'If it was not you who signed up, ignore this e-mail.',
  ],
  'mail.address.subject': [
    'PIN-kode for å leggje til adressa i Samspel',
    'PIN-kode for å legge til adressen i Samspel',
    'PIN code for adding the address in Samspel',
  ],
  'mail.address.intro': [
    '{main} vil bruke denne e-postadressa i Samspel. Skriv denne PIN-koden for å leggje til adressa:',
    '{main} vil bruke denne e-postadressen i Samspel. Skriv denne PIN-koden for å legge til adressen:',
    '{main} wants to use this e-mail address in Samspel. Enter this PIN code to add it:',
  ],
  'mail.address.notYou': [
    'Er det ikkje di adresse? Då skal du sjå bort frå denne e-posten. Gi aldri koden til andre.',
    'Er det ikke din adresse? Da skal du se bort fra denne e-posten. Gi aldri koden til andre.',
    'If this is not your address, ignore this e-mail. Never give the code to anyone.',
  ],
  'mail.addressTaken.subject': [
    'Nokon prøvde å leggje til adressa di i Samspel',
    'Noen prøvde å legge til adressen din i Samspel',
    'Someone tried to add your address in Samspel',
  ],
  'mail.addressTaken.body': [
    'Nokon ville bruke denne adressa på ein annan konto i Samspel. Ho er allereie på kontoen din, så det skjer ikkje. Du treng ikkje gjere noko. Har du to kontoar sjølv, må du slette den andre først.',
    'Noen ville bruke denne adressen på en annen konto i Samspel. Den er allerede på kontoen din, så det skjer ikke. Du trenger ikke gjøre noe. Har du to kontoer selv, må du slette den andre først.',
    'Someone wanted to use this address for another account in Samspel. It already belongs to yours, so that will not happen. You do not need to do anything. If you have two accounts yourself, delete the other one first.',
  ],
  'mail.addressChange.subject': [
    'E-postadressene dine i Samspel er endra',
    'E-postadressene dine i Samspel er endret',
    'Your e-mail addresses in Samspel have changed',
  ],
  'mail.addressAdded.body': [
    '{email} er lagd til kontoen din i Samspel. Du kan no logge inn med den adressa òg.',
    '{email} er lagt til kontoen din i Samspel. Du kan nå logge inn med den adressen også.',
    '{email} was added to your Samspel account. You can now sign in with that address too.',
  ],
  'mail.mainChanged.body': [
    'Hovudadressa di i Samspel er no {email}. Dit går all e-post frå no av. Du kan framleis logge inn med denne adressa.',
    'Hovedadressen din i Samspel er nå {email}. Dit går all e-post fra nå av. Du kan fortsatt logge inn med denne adressen.',
    'Your main address in Samspel is now {email}. All e-mail goes there from now on. You can still sign in with this address.',
  ],
  'mail.addressChange.notYou': [
    'Var det ikkje du? Fjern adressa, og logg ut alle einingar:',
    'Var det ikke du? Fjern adressen, og logg ut alle enheter:',
    'If it was not you, remove the address and sign out all devices:',
  ],
  'mail.password.subject': [
    'PIN-kode for å lage passord i Samspel',
    'PIN-kode for å lage passord i Samspel',
    'PIN code for choosing a password in Samspel',
  ],
  'mail.password.intro': [
    'Her er PIN-koden som lèt deg lage eit passord i Samspel:',
    'Her er PIN-koden som lar deg lage et passord i Samspel:',
    'Here is the PIN code that lets you choose a password in Samspel:',
  ],
  'mail.password.pinNotYou': [
    'Er det ikkje du som vil lage eit passord? Då kan nokon andre vere logga inn som deg. Logg ut alle einingar i profilen din, og gi aldri koden til andre.',
    'Er det ikke du som vil lage et passord? Da kan noen andre være logget inn som deg. Logg ut alle enheter i profilen din, og gi aldri koden til andre.',
    'If it was not you who wanted to choose a password, someone else may be signed in as you. Sign out all devices in your profile, and never give the code to anyone.',
  ],
  'mail.password.setSubject': [
    'Kontoen din i Samspel har fått nytt passord',
    'Kontoen din i Samspel har fått nytt passord',
    'Your Samspel account has a new password',
  ],
  'mail.password.set': [
    'Du kan no logge inn i Samspel med e-postadressa di og det nye passordet. PIN-kode verkar som før.',
    'Du kan nå logge inn i Samspel med e-postadressen din og det nye passordet. PIN-kode virker som før.',
    'You can now sign in to Samspel with your e-mail address and the new password. A PIN code works as before.',
  ],
  'mail.password.notYou': [
    'Var det ikkje du? Fjern passordet, og logg ut alle einingar:',
    'Var det ikke du? Fjern passordet, og logg ut alle enheter:',
    'If it was not you, remove the password and sign out all devices:',
  ],
  'mail.closed.subject': [
    'Kontoen din i Samspel er stengd',
    'Kontoen din i Samspel er stengt',
    'Your Samspel account is closed',
  ],
  'mail.closed.body': [
    'Nokon prøvde å logge inn i Samspel med denne adressa. Kontoen er stengd, så det kjem ingen PIN-kode. Er det feil, snakk med den som har ansvaret for Samspel i kommunen din.',
    'Noen prøvde å logge inn i Samspel med denne adressen. Kontoen er stengt, så det kommer ingen PIN-kode. Er det feil, snakk med den som har ansvaret for Samspel i kommunen din.',
    'Someone tried to sign in to Samspel with this address. The account is closed, so no PIN code will come. If that is a mistake, talk to the person in charge of Samspel in your municipality.',
  ],
  'mail.myData.subject': [
    'Kopien av dataa dine i Samspel er klar',
    'Kopien av dataene dine i Samspel er klar',
    'Your copy of your data in Samspel is ready',
  ],
  'mail.myData.body': [
    'Kopien av alt du har i Samspel, er klar. Du kan hente han i {days, number} dagar. Då må du vere logga inn.',
    'Kopien av alt du har i Samspel, er klar. Du kan hente den i {days, number} dager. Da må du være logget inn.',
    'The copy of everything of yours in Samspel is ready. You can download it for {days, number} days while you are signed in.',
  ],
  'mail.myData.notYou': [
    'Bad du ikkje om dette? Då kan nokon andre vere logga inn som deg. Logg ut alle einingar i profilen din.',
    'Ba du ikke om dette? Da kan noen andre være logget inn som deg. Logg ut alle enheter i profilen din.',
    'If you did not ask for this, someone else may be signed in as you. Sign out all devices in your profile.',
  ],
  'mail.leaving.subject': [
    'Kontoen din i Samspel blir sletta',
    'Kontoen din i Samspel blir slettet',
    'Your Samspel account will be deleted',
  ],
  'mail.leaving.body': [
    'Du har bede om å få kontoen din sletta. Det skjer {day}. Fram til då kan du ombestemme deg: logg inn og vel «Behald kontoen».',
    'Du har bedt om å få kontoen din slettet. Det skjer {day}. Fram til da kan du ombestemme deg: logg inn og velg «Behold kontoen».',
    'You asked for your account to be deleted. That happens on {day}. Until then you can change your mind: sign in and choose “Keep the account”.',
  ],
  'mail.open': ['Opne Samspel: {url}', 'Åpne Samspel: {url}', 'Open Samspel: {url}'],
  'mail.regards': ['Helsing Samspel', 'Hilsen Samspel', 'Regards, Samspel'],
  'mail.support': [
    'Treng du hjelp? Skriv til {email}.',
    'Trenger du hjelp? Skriv til {email}.',
    'Do you need help? Write to {email}.',
  ],
  'mail.invite.subject': [
    '{name} inviterer deg til Samspel',
    '{name} inviterer deg til Samspel',
    '{name} invites you to Samspel',
  ],
  'mail.invite.greeting': ['Hei, {name}', 'Hei, {name}', 'Hello, {name}'],
  'mail.invite.intro': [
    '{name} inviterer deg til Samspel, der kommunar planlegg året saman. Opne denne lenkja for å komme i gang:',
    '{name} inviterer deg til Samspel, der kommuner planlegger året sammen. Åpne denne lenken for å komme i gang:',
    '{name} invites you to Samspel, where municipalities plan their year together. Open this link to begin:',
  ],
  'mail.invite.how': [
    'Du treng ikkje noko passord: Samspel sender ein PIN-kode til denne adressa. Invitasjonen gjeld i 30 dagar.',
    'Du trenger ikke noe passord: Samspel sender en PIN-kode til denne adressen. Invitasjonen gjelder i 30 dager.',
    'You do not need a password: Samspel sends a PIN code to this address. The invitation is valid for 30 days.',
  ],
  'mail.told.subject': [
    'Samspel: {count, plural, one {eitt nytt varsel} other {# nye varsel}}',
    'Samspel: {count, plural, one {ett nytt varsel} other {# nye varsler}}',
    'Samspel: {count, plural, one {one new notification} other {# new notifications}}',
  ],
  'mail.told.subjectOf': [
    '{title}: {count, plural, one {eitt nytt varsel} other {# nye varsel}}',
    '{title}: {count, plural, one {ett nytt varsel} other {# nye varsler}}',
    '{title}: {count, plural, one {one new notification} other {# new notifications}}',
  ],
  'mail.told.heading.DAILY': ['Nytt for deg', 'Nytt for deg', 'New for you'],
  'mail.told.heading.WEEKLY': [
    'Nytt for deg den siste veka',
    'Nytt for deg den siste uken',
    'New for you in the past week',
  ],
  'mail.told.more': [
    'Og {count, plural, one {eitt varsel} other {# varsel}} til',
    'Og {count, plural, one {ett varsel} other {# varsler}} til',
    'And {count, plural, one {one more notification} other {# more notifications}}',
  ],
  'mail.told.open': ['Opne i Samspel', 'Åpne i Samspel', 'Open in Samspel'],
  'mail.told.why.INSTANT': [
    'Du får varsel på e-post med ein gong noko skjer.',
    'Du får varsler på e-post med en gang noe skjer.',
    'You get notifications by e-mail as soon as something happens.',
  ],
  'mail.told.why.DAILY': [
    'Du får varsel på e-post kvar morgon det er noko nytt.',
    'Du får varsler på e-post hver morgen det er noe nytt.',
    'You get notifications by e-mail every morning when there is something new.',
  ],
  'mail.told.why.WEEKLY': [
    'Du får varsel på e-post kvar måndag det er noko nytt.',
    'Du får varsler på e-post hver mandag det er noe nytt.',
    'You get notifications by e-mail every Monday when there is something new.',
  ],
  'mail.told.choose': [
    'Vel kva du får vite, og kor ofte',
    'Velg hva du får vite, og hvor ofte',
    'Choose what you hear about, and how often',
  ],
  'mail.told.unsubscribe': [
    'Slutt å få varsel på e-post',
    'Slutt å få varsler på e-post',
    'Stop notifications by e-mail',
  ],
  'mail.share.subject': [
    '{name} deler {title} med deg',
    '{name} deler {title} med deg',
    '{name} shares {title} with you',
  ],
  'mail.share.from': [
    '{name} i {organization} vil vise deg dette i Samspel.',
    '{name} i {organization} vil vise deg dette i Samspel.',
    '{name} of {organization} wants to show you this in Samspel.',
  ],
  'mail.share.access': [
    'Lenkja gir ikkje tilgang i seg sjølv: kven som kan opne ho, er bestemt i Samspel.',
    'Lenken gir ikke tilgang i seg selv: hvem som kan åpne den, er bestemt i Samspel.',
    'The link gives no access in itself: who can open it is decided in Samspel.',
  ],
} as const satisfies Record<string, Row>;
