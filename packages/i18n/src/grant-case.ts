import type { Row } from './locale.ts';

/** How a municipality follows a grant up: the case on the grant's page, and all of them. */
export const grantCaseTexts = {
  'grantCase.ours': ['Saka vår', 'Saken vår', 'Our case'],
  'grantCase.many': ['Sakene våre', 'Sakene våre', 'Our cases'],
  'grantCase.lead': [
    'Tilskota som kommunen din følgjer opp. Berre de i kommunen ser dette.',
    'Tilskuddene som kommunen din følger opp. Bare dere i kommunen ser dette.',
    'The grants that your municipality follows up. Only the people of your municipality see this.',
  ],
  'grantCase.none': [
    'Ingen i kommunen følgjer opp dette tilskotet enno. Ei sak samlar kven som er ansvarleg, beløp, notat og kor langt de er komne. Berre de i kommunen ser ho.',
    'Ingen i kommunen følger opp dette tilskuddet ennå. En sak samler hvem som er ansvarlig, beløp, notater og hvor langt dere er kommet. Bare dere i kommunen ser den.',
    'Nobody in your municipality follows this grant up yet. A case gathers who is responsible, amounts, notes and how far you have come. Only the people of your municipality see it.',
  ],
  'grantCase.start': ['Følg opp i kommunen', 'Følg opp i kommunen', 'Follow up in the municipality'],
  'grantCase.started': ['Saka er starta', 'Saken er startet', 'The case has been started'],
  'grantCase.state': ['Status', 'Status', 'State'],
  'grantCase.state.CONSIDERING': ['Vurderer', 'Vurderer', 'Considering'],
  'grantCase.state.APPLYING': ['Skriv søknad', 'Skriver søknad', 'Applying'],
  'grantCase.state.APPLIED': ['Har søkt', 'Har søkt', 'Applied'],
  'grantCase.state.GRANTED': ['Innvilga', 'Innvilget', 'Granted'],
  'grantCase.state.REFUSED': ['Avslått', 'Avslått', 'Refused'],
  'grantCase.state.REPORTING': ['Rapporterer', 'Rapporterer', 'Reporting'],
  'grantCase.state.CLOSED': ['Avslutta', 'Avsluttet', 'Closed'],
  'grantCase.move': ['Flytt til «{state}»', 'Flytt til «{state}»', 'Move to “{state}”'],
  'grantCase.moves': ['Fleire steg', 'Flere steg', 'More steps'],
  'grantCase.moved': [
    'Saka er flytta til «{state}»',
    'Saken er flyttet til «{state}»',
    'The case has been moved to “{state}”',
  ],
  'grantCase.refuse': [
    'Kvifor blei søknaden avslått?',
    'Hvorfor ble søknaden avslått?',
    'Why was the application refused?',
  ],
  'grantCase.edit': ['Endre saka', 'Endre saken', 'Change the case'],
  'grantCase.saved': ['Saka er lagra', 'Saken er lagret', 'The case has been saved'],
  'grantCase.nobody': ['Ingen', 'Ingen', 'Nobody'],
  'grantCase.history': ['Kva som har skjedd', 'Hva som har skjedd', 'What has happened'],
  'grantCase.grant': ['Tilskot', 'Tilskudd', 'Grant'],
  'grantCase.gone': [
    'Tilskotet er ikkje tilgjengeleg lenger',
    'Tilskuddet er ikke tilgjengelig lenger',
    'The grant is no longer available',
  ],
  'grantCase.amount': ['{amount, number}', '{amount, number}', '{amount, number}'],
  'grantCase.all': ['Alle ({count})', 'Alle ({count})', 'All ({count})'],
  'grantCase.ofState': ['{state} ({count})', '{state} ({count})', '{state} ({count})'],
  'grantCase.sum': ['Sum', 'Sum', 'Sum'],
  'grantCase.empty': [
    'Kommunen din har ingen saker enno',
    'Kommunen din har ingen saker ennå',
    'Your municipality has no cases yet',
  ],
  'grantCase.emptyHint': [
    'Opne eit tilskot og trykk «Følg opp i kommunen».',
    'Åpne et tilskudd og trykk «Følg opp i kommunen».',
    'Open a grant and press “Follow up in the municipality”.',
  ],
  'grantCase.tile': [
    'Kor langt kommunen er komen med tilskota de følgjer opp',
    'Hvor langt kommunen er kommet med tilskuddene dere følger opp',
    'How far your municipality has come with the grants that you follow up',
  ],
} as const satisfies Record<string, Row>;
