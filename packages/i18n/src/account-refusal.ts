import type { Row } from './locale.ts';

/** The words of the refusals of signing in and of the account, by code. */
export const accountRefusals = {
  'auth.noUser': [
    'Det finst ingen brukar med den e-postadressa. Registrer deg først :-)',
    'Det finnes ingen bruker med den e-postadressen. Registrer deg først :-)',
    'No user with that email, please sign up :-)',
  ],
  'auth.wrongPin': [
    'Kunne ikkje logge inn, feil PIN-kode',
    'Kunne ikke logge inn, feil PIN-kode',
    'Could not log in, incorrect PIN',
  ],
  'auth.oldPin': [
    'Denne PIN-koden gjeld ikkje lenger. Be om ein ny.',
    'Denne PIN-koden gjelder ikke lenger. Be om en ny.',
    'This PIN code is no longer valid. Ask for a new one.',
  ],
  'auth.wrongPassword': [
    'Kunne ikkje logge inn: feil e-postadresse eller passord',
    'Kunne ikke logge inn: feil e-postadresse eller passord',
    'Could not log in: incorrect e-mail address or password',
  ],
  'auth.pinFormat': ['PIN-koden skal ha 6 siffer', 'PIN-koden skal ha 6 siffer', 'Wrong format in PIN code, 6 digits'],
  'auth.emailInvalid': ['E-postadressa er ugyldig', 'E-postadressen er ugyldig', 'Email is invalid'],
  'auth.notMunicipal': [
    '{email} er ikkje ei gyldig e-postadresse frå ein kommune. Bruk adressa di i kommunen, som sluttar på @din.kommune.no',
    '{email} er ikke en gyldig e-postadresse fra en kommune. Bruk adressen din i kommunen, som slutter på @din.kommune.no',
    '{email} is not a valid municipality email, please use your municipality email ending with @your.municipality.no',
  ],
  'auth.chooseOrganization': [
    'Fleire organisasjonar brukar denne e-postadressa. Vel kvar du høyrer til.',
    'Flere organisasjoner bruker denne e-postadressen. Velg hvor du hører til.',
    'Several organizations use this e-mail address. Choose the one you belong to.',
  ],
  'auth.emailTaken': [
    'Det finst allereie ein brukar med den e-postadressa',
    'Det finnes allerede en bruker med den e-postadressen',
    'A user with that email already exists',
  ],
  'auth.captcha': [
    'Er du ein robot? Kryss av for at du ikkje er det.',
    'Er du en robot? Kryss av for at du ikke er det.',
    'Are you a robot? Tick the box to show that you are not.',
  ],
  'auth.tooManyAttempts': [
    'For mange forsøk. Prøv igjen om éin time.',
    'For mange forsøk. Prøv igjen om én time.',
    'Too many login attempts, please try again in 1 hour',
  ],
  'auth.deadToken': [
    'Innlogginga er ikkje gyldig lenger. Logg inn på nytt.',
    'Innloggingen er ikke gyldig lenger. Logg inn på nytt.',
    'Your sign-in is no longer valid. Sign in again.',
  ],
  'auth.notKept': [
    'Nettlesaren lagrar ikkje innlogginga. Tillat lagring for Samspel, eller frigjer plass, og prøv igjen.',
    'Nettleseren lagrer ikke innloggingen. Tillat lagring for Samspel, eller frigjør plass, og prøv igjen.',
    'The browser does not keep you signed in. Allow storage for Samspel, or free up space, and try again.',
  ],
  'auth.unauthorized': [
    'Du kan ikkje logge inn med denne Microsoft-kontoen. Bruk PIN-kode.',
    'Du kan ikke logge inn med denne Microsoft-kontoen. Bruk PIN-kode.',
    'You cannot sign in with this Microsoft account. Use a PIN code.',
  ],
  'auth.unknownOrganization': [
    'Vi kjenner ingen kommune som høyrer til denne Microsoft-kontoen. Logg inn med PIN-kode, eller spør den som har ansvaret for Samspel i kommunen din.',
    'Vi kjenner ingen kommune som hører til denne Microsoft-kontoen. Logg inn med PIN-kode, eller spør den som har ansvaret for Samspel i kommunen din.',
    'We know no municipality that this Microsoft account belongs to. Sign in with a PIN code, or ask the person in charge of Samspel in your municipality.',
  ],
  'auth.noProvider': [
    'Her kan ein ikkje logge inn med Microsoft. Logg inn med PIN-kode i staden.',
    'Her kan man ikke logge inn med Microsoft. Logg inn med PIN-kode i stedet.',
    'You cannot sign in with Microsoft here. Sign in with a PIN code instead.',
  ],
  'auth.providerFailed': [
    'Noko gjekk gale då du logga inn med Microsoft. Prøv igjen.',
    'Noe gikk galt da du logget inn med Microsoft. Prøv igjen.',
    'Error when logging in with Microsoft. Try again.',
  ],
  'auth.windowBlocked': [
    'Vindauget for innlogging opna seg ikkje. Tillat sprettoppvindauge for Samspel, og prøv igjen.',
    'Vinduet for innlogging åpnet seg ikke. Tillat popup-vinduer for Samspel, og prøv igjen.',
    'The window for signing in did not open. Allow pop-ups for Samspel, and try again.',
  ],
  'admin.foreignAddress': [
    'Adressa høyrer ikkje til nokon organisasjon i Samspel. Vel kva organisasjon personen skal høyre til.',
    'Adressen hører ikke til noen organisasjon i Samspel. Velg hvilken organisasjon personen skal høre til.',
    'The address belongs to no organization in Samspel. Choose the organization that the person will belong to.',
  ],
  'account.ownEmail': [
    'Du har allereie lagt til denne adressa',
    'Du har allerede lagt til denne adressen',
    'You have already added this address',
  ],
  'account.tooManyEmails': [
    'Du kan ha {max, number} adresser ved sida av hovudadressa. Fjern ei først.',
    'Du kan ha {max, number} adresser ved siden av hovedadressen. Fjern en først.',
    'You can have {max, number} addresses in addition to your main one. Remove one first.',
  ],
  'account.otherOrganization': [
    'Adressa høyrer ikkje til organisasjonen din. Bruk ei adresse frå jobben.',
    'Adressen hører ikke til organisasjonen din. Bruk en adresse fra jobben.',
    'The address does not belong to your organization. Use an address from work.',
  ],
  'account.wrongPin': ['Feil PIN-kode', 'Feil PIN-kode', 'Wrong PIN code'],
  'account.passwordShort': [
    'Passordet må ha minst {min, number} teikn. Fleire ord etter kvarandre er lette å hugse.',
    'Passordet må ha minst {min, number} tegn. Flere ord etter hverandre er lette å huske.',
    'The password must have at least {min, number} characters. Several words in a row are easy to remember.',
  ],
  'account.passwordEasy': [
    'Passordet er for lett å gjette. Bruk fleire ulike teikn.',
    'Passordet er for lett å gjette. Bruk flere ulike tegn.',
    'The password is too easy to guess. Use more different characters.',
  ],
  'account.noProof': [
    'Koden gjeld ikkje lenger. Be om ein ny.',
    'Koden gjelder ikke lenger. Be om en ny.',
    'The code is no longer valid. Ask for a new one.',
  ],
  'account.onlyAdmin': [
    'Du er den einaste administratoren. Gjer nokon annan til administrator først.',
    'Du er den eneste administratoren. Gjør noen andre til administrator først.',
    'You are the only admin. Make someone else an admin first.',
  ],
  'account.termsChanged': [
    'Vilkåra er endra sidan du opna sida. Last sida på nytt og les dei før du godtek dei.',
    'Vilkårene er endret siden du åpnet siden. Last siden på nytt og les dem før du godtar dem.',
    'The terms have changed since you opened the page. Reload it, and read them before you accept.',
  ],
} as const satisfies Record<string, Row>;
