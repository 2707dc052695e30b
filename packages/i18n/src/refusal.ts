import type { RefusalCode } from '@samspel/domain/refusal';
import { accountRefusals } from './account-refusal.ts';
import { grantRefusals } from './grant-refusal.ts';
import { importRefusals } from './import-refusal.ts';
import type { Row } from './locale.ts';
import { pollRefusals } from './poll-refusal.ts';

/**
 * The words of every refusal. `field` is the label of the field (`@samspel/i18n/refusal-words` finds it), `name` its name on the wire, `path` its
 * whole path, `range` such as ' (1–100)' or empty. A code without words does not compile.
 */
const byCode = {
  notFound: ['Ikkje funne', 'Ikke funnet', 'Not found'],
  notAllowed: [
    'Du har ikkje tilgang til å gjere dette',
    'Du har ikke tilgang til å gjøre dette',
    'You are not allowed to do this',
  ],
  notSignedIn: [
    'Du er ikkje logga inn. Logg inn for å halde fram.',
    'Du er ikke logget inn. Logg inn for å fortsette.',
    'You are not signed in. Sign in to continue.',
  ],
  noSubscription: ['Ikkje gyldig abonnement', 'Ikke gyldig abonnement', 'No valid subscription'],
  noPermission: [
    'Organisasjonen din har ikkje tilgang til denne delen av Samspel',
    'Organisasjonen din har ikke tilgang til denne delen av Samspel',
    'Your organization does not have access to this part of Samspel',
  ],
  badRequest: [
    'Ugyldig førespurnad. Last sida på nytt, og prøv igjen.',
    'Ugyldig forespørsel. Last siden på nytt, og prøv igjen.',
    'Bad request. Reload the page and try again.',
  ],
  conflict: [
    'Nokon andre har lagra endringar sidan du opna dette. Sjå den nye utgåva før du lagrar på nytt.',
    'Noen andre har lagret endringer siden du åpnet dette. Se den nye utgaven før du lagrer på nytt.',
    'Someone else has saved changes since you opened this. Look at the new version before you save again.',
  ],
  tooManyRequests: [
    'For mange førespurnader på kort tid. Vent litt, og prøv igjen.',
    'For mange forespørsler på kort tid. Vent litt, og prøv igjen.',
    'Too many requests in a short time. Wait a moment and try again.',
  ],
  tooMuchToday: [
    'Du har nådd grensa for kor mykje du kan lage på éin dag. Prøv igjen i morgon.',
    'Du har nådd grensen for hvor mye du kan lage på én dag. Prøv igjen i morgen.',
    'You have reached the limit for one day. Try again tomorrow.',
  ],
  tooLarge: [
    'Det du vil sende, er for stort. Kort det ned, og prøv igjen.',
    'Det du vil sende, er for stort. Kort det ned, og prøv igjen.',
    'What you want to send is too large. Shorten it and try again.',
  ],
  unavailable: [
    'Det er for stor pågang akkurat no. Vent litt, og prøv igjen.',
    'Det er for stor pågang akkurat nå. Vent litt, og prøv igjen.',
    'Samspel is too busy just now. Wait a moment and try again.',
  ],
  noSpace: [
    'Samspel har ikkje plass til å lagre meir. Det du skreiv, er ikkje lagra. Sei frå til dei som driv Samspel.',
    'Samspel har ikke plass til å lagre mer. Det du skrev, er ikke lagret. Si fra til dem som driver Samspel.',
    'Samspel has no room to save more. What you wrote is not saved. Tell those who run Samspel.',
  ],

  'input.unknownField': ['Ukjent felt: {path}', 'Ukjent felt: {path}', 'Unknown field: {path}'],
  'input.wrongType': [
    '{field}: vel på nytt frå lista, eller skriv på nytt',
    '{field}: velg på nytt fra listen, eller skriv på nytt',
    '{field}: choose again from the list, or enter it again',
  ],
  // product/activities#activities-and-series words this in three ways in English.
  'input.required': [
    '{name, select, other {{field} er eit obligatorisk felt}}',
    '{name, select, other {{field} er et obligatorisk felt}}',
    '{name, select, calendar {{field} is a mandatory field} startDate {{field} is mandatory} endDate {{field} is mandatory} other {{field} is required}}',
  ],
  'input.tooLong': [
    '{field} kan ha høgst {max, number} teikn',
    '{field} kan ha høyst {max, number} tegn',
    '{field} can have at most {max, number} characters',
  ],
  'input.tooShort': ['{field} er for kort', '{field} er for kort', '{field} is too short'],
  'input.tooMany': [
    '{field}: du kan ikkje ha fleire enn {max, number}',
    '{field}: du kan ikke ha flere enn {max, number}',
    '{field}: you cannot have more than {max, number}',
  ],
  'input.outOfRange': [
    '{field} er utanfor det som er tillate{range}',
    '{field} er utenfor det som er tillatt{range}',
    '{field} is outside what is allowed{range}',
  ],
  'input.notAChoice': [
    '{field}: vel på nytt frå lista',
    '{field}: velg på nytt fra listen',
    '{field}: choose again from the list',
  ],
  'input.invisible': [
    '{field} er eit obligatorisk felt. Det som står der, er berre usynlege teikn.',
    '{field} er et obligatorisk felt. Det som står der, er bare usynlige tegn.',
    '{field} is required. It holds only invisible characters.',
  ],
  'input.richText': [
    '{field} har formatering som ikkje kan lagrast. Lim inn utan formatering (Ctrl + Shift + V).',
    '{field} har formatering som ikke kan lagres. Lim inn uten formatering (Ctrl + Shift + V).',
    '{field} has formatting that cannot be saved. Paste without formatting (Ctrl + Shift + V).',
  ],
  'input.link': [
    '{field} har ei lenkje som ikkje er tillaten. Bruk http, https, mailto eller ei adresse i Samspel.',
    '{field} har en lenke som ikke er tillatt. Bruk http, https, mailto eller en adresse i Samspel.',
    '{field} has a link that is not allowed. Use http, https, mailto or an address in Samspel.',
  ],
  'input.day': [
    '{field} er ikkje ein dato som finst',
    '{field} er ikke en dato som finnes',
    '{field} is not a date that exists',
  ],
  'input.time': [
    '{field} må vere eit klokkeslett, til dømes 09:30',
    '{field} må være et klokkeslett, for eksempel 09:30',
    '{field} must be a time of day, for example 09:30',
  ],
  'input.moment': [
    '{field} er ikkje eit gyldig tidspunkt',
    '{field} er ikke et gyldig tidspunkt',
    '{field} is not a valid point in time',
  ],
  'input.colour': [
    '{field} må vere ein farge, til dømes #1f6f8b',
    '{field} må være en farge, for eksempel #1f6f8b',
    '{field} must be a colour, for example #1f6f8b',
  ],
  'input.id': [
    '{field}: vel på nytt frå lista',
    '{field}: velg på nytt fra listen',
    '{field}: choose again from the list',
  ],
  'input.email': ['Ugyldig e-postadresse', 'Ugyldig e-postadresse', 'Invalid email address'],
  'input.uri': [
    '{field} kan ha bokstavane a–z, tal og éin bindestrek mellom orda, og må ha minst éin bokstav',
    '{field} kan ha bokstavene a–z, tall og én bindestrek mellom ordene, og må ha minst én bokstav',
    '{field} can have the letters a–z, digits and one hyphen between the words, and needs at least one letter',
  ],
  'input.endBeforeStart': [
    '{field} kan ikkje vere før starten',
    '{field} kan ikke være før starten',
    '{field} cannot be before the start',
  ],
  'input.outsideYears': [
    '{field} må vere i åra {first} til {last}. Årshjula viser ikkje andre år.',
    '{field} må være i årene {first} til {last}. Årshjulene viser ikke andre år.',
    '{field} must be in the years {first} to {last}. Year wheels show no other years.',
  ],
  'input.sameDays': [
    'Desse dagane står to gonger. Endre eller fjern den eine.',
    'Disse dagene står to ganger. Endre eller fjern den ene.',
    'These days are listed twice. Change or remove one of them.',
  ],
  'input.eitherOr': [
    'Vel anten bestemte datoar eller ei gjentaking, ikkje begge delar',
    'Velg enten bestemte datoer eller en gjentakelse, ikke begge deler',
    'Choose either specific dates or a repetition, not both',
  ],
  'input.noActivity': [
    'Du må leggje til minst éin aktivitet',
    'Du må legge til minst én aktivitet',
    'You must add at least one activity',
  ],

  'subject.archived': [
    'Dette er arkivert og kan ikkje endrast. Hent det fram frå arkivet først.',
    'Dette er arkivert og kan ikke endres. Hent det fra arkivet først.',
    'This is archived and cannot be changed. Unarchive it first.',
  ],
  'subject.draft': [
    'Dette er eit utkast. Publiser det først.',
    'Dette er et utkast. Publiser det først.',
    'This is a draft. Publish it first.',
  ],
  'status.notOffered': [
    'Denne statusen kan ikkje setjast her.',
    'Denne statusen kan ikke settes her.',
    'This status cannot be set here.',
  ],
  'owner.noPermission': [
    'Organisasjonen til denne personen har ikkje tilgang til denne delen av Samspel. Vel ein annan eigar.',
    'Organisasjonen til denne personen har ikke tilgang til denne delen av Samspel. Velg en annen eier.',
    'This person’s organization does not have access to this part of Samspel. Choose another owner.',
  ],
  'admin.self': [
    'Du kan ikkje stengje din eigen konto eller endre di eiga rolle. Spør ein annan administrator.',
    'Du kan ikke stenge din egen konto eller endre din egen rolle. Spør en annen administrator.',
    'You cannot deactivate your own account or change your own role. Ask another administrator.',
  ],
  'admin.notActive': [
    'Kontoen er ikkje aktiv. Opne kontoen først.',
    'Kontoen er ikke aktiv. Åpne kontoen først.',
    'This account is not active. Reactivate it first.',
  ],
  'admin.stillHere': ['Kontoen er ikkje stengd.', 'Kontoen er ikke stengt.', 'The account is not deactivated.'],
  'admin.otherDomain': [
    'Du kan berre invitere adresser i organisasjonen din.',
    'Du kan bare invitere adresser i organisasjonen din.',
    'You can only invite addresses of your own organization.',
  ],
  'admin.mailForgotten': [
    'E-posten er allereie sendt, eller innhaldet er sletta. Han kan ikkje sendast på nytt.',
    'E-posten er allerede sendt, eller innholdet er slettet. Den kan ikke sendes på nytt.',
    'The e-mail has been sent, or its content is deleted. It cannot be sent again.',
  ],
  'organization.domain': [
    'Skriv eit domene, til dømes fjordvik.kommune.no.',
    'Skriv et domene, for eksempel fjordvik.kommune.no.',
    'Enter a domain, such as fjordvik.kommune.no.',
  ],
  'calendar.archived': [
    'Årshjulet er arkivert og kan ikkje endrast. Hent det fram frå arkivet først.',
    'Årshjulet er arkivert og kan ikke endres. Hent det fra arkivet først.',
    'The year wheel is archived and cannot be changed. Unarchive it first.',
  ],
  'calendar.responsible': [
    'Den som er ansvarleg, må kunne lese årshjulet. Gi personen tilgang først.',
    'Den som er ansvarlig, må kunne lese årshjulet. Gi personen tilgang først.',
    'Whoever is responsible must be able to read the year wheel. Give them access first.',
  ],
  'calendar.daysTaken': [
    'Serien har fått nye aktivitetar på dei same dagane. Fjern dei først.',
    'Serien har fått nye aktiviteter på de samme dagene. Fjern dem først.',
    'The series has new activities on the same days. Remove them first.',
  ],
  'comment.mention': [
    'Ein av dei du nemner, har ikkje tilgang til å lese dette. Fjern namnet, eller gi tilgang først.',
    'En av dem du nevner, har ikke tilgang til å lese dette. Fjern navnet, eller gi tilgang først.',
    'Someone you mention cannot read this. Remove the name, or give access first.',
  ],
  'comment.parentGone': [
    'Kommentaren du svarer på, finst ikkje lenger her. Ta vare på teksten, og skriv han som ein ny kommentar.',
    'Kommentaren du svarer på, finnes ikke lenger her. Ta vare på teksten, og skriv den som en ny kommentar.',
    'The comment that you reply to is no longer here. Keep your text, and write it as a new comment.',
  ],
  'discussion.reply': [
    'Berre svar kan godtakast, ikkje kommentarar til eit svar.',
    'Bare svar kan godtas, ikke kommentarer til et svar.',
    'Only answers can be accepted, not replies to an answer.',
  ],
  'calendar.private': [
    'Årshjulet er privat og kan ikkje delast med lenkje. Opne det for alle først.',
    'Årshjulet er privat og kan ikke deles med lenke. Åpne det for alle først.',
    'The year wheel is private and cannot be shared by link. Make it public first.',
  ],
  'calendar.feedLinks': [
    'Du har {max} lenkjer til utval, og kan ikkje ha fleire. Avslutt ei først.',
    'Du har {max} lenker til utvalg, og kan ikke ha flere. Avslutt en først.',
    'You have {max} links to selections, the maximum. End one first.',
  ],
  'calendar.draft': [
    'Årshjulet er eit utkast. Publiser det først.',
    'Årshjulet er et utkast. Publiser det først.',
    'The year wheel is a draft. Publish it first.',
  ],

  'file.notAccepted': ['Filtypen er ikkje tillaten', 'Filtypen er ikke tillatt', 'File type not accepted'],
  'file.mismatch': [
    'Innhaldet i fila er ikkje av den typen som namnet seier. Lagre fila på nytt i programmet ho kjem frå, og prøv igjen.',
    'Innholdet i filen er ikke av den typen som navnet sier. Lagre filen på nytt i programmet den kommer fra, og prøv igjen.',
    'The content of the file does not match the type in its name. Save it again in the program it comes from, and try again.',
  ],
  'file.tooLarge': ['Fila er for stor', 'Filen er for stor', 'The file is too large'],
  'file.empty': ['Fila er tom', 'Filen er tom', 'The file is empty'],
  'file.macros': [
    'Fila har makroar, og kan ikkje lastast opp. Lagre ho utan makroar, og prøv igjen.',
    'Filen har makroer, og kan ikke lastes opp. Lagre den uten makroer, og prøv igjen.',
    'The file has macros and cannot be uploaded. Save it without macros and try again.',
  ],
  'file.script': [
    'Teikninga inneheld eit program, og kan ikkje lastast opp. Lagre ho som PNG, og prøv igjen.',
    'Tegningen inneholder et program, og kan ikke lastes opp. Lagre den som PNG, og prøv igjen.',
    'The drawing contains a program and cannot be uploaded. Save it as PNG and try again.',
  ],
  'file.fetches': [
    'Fila hentar noko frå ei anna adresse når ho blir opna, og kan ikkje lastast opp. Legg det inn i fila, eller lagre ho som PDF eller PNG, og prøv igjen.',
    'Filen henter noe fra en annen adresse når den åpnes, og kan ikke lastes opp. Legg det inn i filen, eller lagre den som PDF eller PNG, og prøv igjen.',
    'The file fetches something from another address when it is opened, and cannot be uploaded. Embed it in the file, or save it as PDF or PNG, and try again.',
  ],
  'file.tooComplex': [
    'Teikninga har altfor mange delar, og kan ikkje lastast opp. Forenkle ho, eller lagre ho som PNG, og prøv igjen.',
    'Tegningen har altfor mange deler, og kan ikke lastes opp. Forenkle den, eller lagre den som PNG, og prøv igjen.',
    'The drawing has far too many parts and cannot be uploaded. Simplify it, or save it as PNG, and try again.',
  ],
  'file.embedded': [
    'Fila har andre filer bygde inn i seg, og kan ikkje lastast opp. Set dei inn som bilete, eller lagre fila som PDF, og prøv igjen.',
    'Filen har andre filer bygd inn i seg, og kan ikke lastes opp. Sett dem inn som bilder, eller lagre filen som PDF, og prøv igjen.',
    'The file has other files built into it and cannot be uploaded. Insert them as pictures, or save the file as PDF, and try again.',
  ],
  'file.password': [
    'Fila er låst med passord, så ingen andre kan lese ho her. Fjern passordet, lagre fila, og prøv igjen.',
    'Filen er låst med passord, så ingen andre kan lese den her. Fjern passordet, lagre filen, og prøv igjen.',
    'The file is locked with a password, so no one else could read it here. Remove the password, save the file and try again.',
  ],
  'file.packed': [
    'Fila blir altfor stor når ho blir pakka ut, og kan ikkje lastast opp',
    'Filen blir altfor stor når den pakkes ut, og kan ikke lastes opp',
    'The file becomes far too large when it is unpacked, and cannot be uploaded',
  ],
  'file.tooMany': [
    'Her er det allereie {max, number} filer, og det er ikkje plass til fleire. Slett nokre først.',
    'Her er det allerede {max, number} filer, og det er ikke plass til flere. Slett noen først.',
    'There are already {max, number} files here, and no room for more. Delete some first.',
  ],
  'storage.away': [
    'Samspel når ikkje fillageret akkurat no. Vent litt, og prøv igjen.',
    'Samspel når ikke fillageret akkurat nå. Vent litt, og prøv igjen.',
    'Samspel cannot reach its file storage just now. Wait a moment and try again.',
  ],
  'storage.lost': [
    'Fila finst ikkje lenger i fillageret. Sei frå til dei som driv Samspel.',
    'Filen finnes ikke lenger i fillageret. Si fra til dem som driver Samspel.',
    'The file is no longer in the file storage. Tell those who run Samspel.',
  ],

  'tag.taken': [
    'Det finst allereie ein merkelapp som heiter det. Slå dei saman i staden.',
    'Det finnes allerede en merkelapp som heter det. Slå dem sammen i stedet.',
    'There is already a tag with that name. Merge the two instead.',
  ],
  'tag.same': [
    'Ein merkelapp kan ikkje slåast saman med seg sjølv. Vel ein annan.',
    'En merkelapp kan ikke slås sammen med seg selv. Velg en annen.',
    'A tag cannot be merged with itself. Choose another one.',
  ],
  'mail.link': [
    'Denne lenkja verkar ikkje. Du kan velje i profilen din kor ofte du får e-post.',
    'Denne lenken virker ikke. Du kan velge i profilen din hvor ofte du får e-post.',
    'This link does not work. You can choose in your profile how often you get e-mails.',
  ],
  'link.address': [
    'Skriv ei adresse på nettet, som https://www.ks.no',
    'Skriv en adresse på nettet, som https://www.ks.no',
    'Enter a web address, such as https://www.ks.no',
  ],
  'relation.itself': [
    'Noko kan ikkje vere relatert til seg sjølv. Vel noko anna.',
    'Noe kan ikke være relatert til seg selv. Velg noe annet.',
    'Something cannot be related to itself. Choose something else.',
  ],
  ...grantRefusals,
  ...importRefusals,
  ...pollRefusals,
  ...accountRefusals,

  'query.tooDeep': ['Spørjinga går for djupt', 'Spørringen går for dypt', 'The query is too deep'],
  'query.tooManyAliases': [
    'Spørjinga har for mange alias',
    'Spørringen har for mange alias',
    'The query has too many aliases',
  ],
  'query.tooLong': ['Spørjinga er for lang', 'Spørringen er for lang', 'The query is too long'],
  'query.tooLarge': [
    'Svaret ville ha blitt for stort. Spør om mindre om gongen.',
    'Svaret ville ha blitt for stort. Spør om mindre om gangen.',
    'The answer would be too large. Ask for less at a time.',
  ],
} as const satisfies Record<RefusalCode, Row>;

type RefusalTexts = { [Code in RefusalCode as `refusal.${Code}`]: Row };

/** The same rows by their text ids, such as `refusal.input.required`. */
export const refusalTexts = Object.fromEntries(
  Object.entries(byCode).map(([code, row]) => [`refusal.${code}`, row]),
) as RefusalTexts;
