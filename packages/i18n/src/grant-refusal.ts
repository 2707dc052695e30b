import type { Row } from './locale.ts';

/** The words of the refusals of grants and of the cases on them, by code. */
export const grantRefusals = {
  'grant.radar': [
    'Fyll ut alle tre verdiane for innsats, for gevinst eller for begge.',
    'Fyll ut alle tre verdiene for innsats, for gevinst eller for begge.',
    'Fill in all three values for effort, for gain, or for both.',
  ],
  'grant.reportTooEarly': [
    'Ein rapporteringsfrist må vere etter den første søknadsfristen.',
    'En rapporteringsfrist må være etter den første søknadsfristen.',
    'A report deadline must be after the first application deadline.',
  ],
  'grant.sameDeadline': [
    'Denne fristen står her allereie.',
    'Denne fristen står her allerede.',
    'This deadline is already here.',
  ],
  'grant.sameLink': [
    'Denne lenkja står her allereie.',
    'Denne lenken står her allerede.',
    'This link is already here.',
  ],
  'grant.amounts': [
    'Det største beløpet må vere minst så stort som det minste.',
    'Det største beløpet må være minst så stort som det minste.',
    'The largest amount must be at least as large as the smallest.',
  ],
  'grant.deadlineYears': [
    'Fristen må vere i åra {first} til {last}.',
    'Fristen må være i årene {first} til {last}.',
    'The deadline must be in the years {first} to {last}.',
  ],
  'grant.responsible': [
    'Den som er ansvarleg for eit tilskot, må vere administrator.',
    'Den som er ansvarlig for et tilskudd, må være administrator.',
    'Whoever is responsible for a grant must be an admin.',
  ],
  'grant.inUse': [
    'Nokre tilskot brukar dette. Endre dei først.',
    'Noen tilskudd bruker dette. Endre dem først.',
    'Some grants use this. Change those first.',
  ],
  'grant.nameTaken': ['Dette namnet finst allereie.', 'Dette navnet finnes allerede.', 'This name already exists.'],
  'grant.savedSearches': [
    'Du har {max} lagra søk, og kan ikkje ha fleire. Fjern eitt først.',
    'Du har {max} lagrede søk, og kan ikke ha flere. Fjern ett først.',
    'You have {max} saved searches, the maximum. Remove one first.',
  ],
  'grantCase.move': [
    'Saka kan ikkje flyttast dit frå der ho er no. Vel eit av stega som er tilbodne.',
    'Saken kan ikke flyttes dit fra der den er nå. Velg et av stegene som er tilbudt.',
    'The case cannot be moved there from where it is now. Choose one of the steps that are offered.',
  ],
  'grantCase.notPlanned': [
    'Oppgåver fram mot søknadsfristen kan planleggjast når de skriv søknad, og fram mot rapporteringsfristen når tilskotet er innvilga.',
    'Oppgaver fram mot søknadsfristen kan planlegges når dere skriver søknad, og fram mot rapporteringsfristen når tilskuddet er innvilget.',
    'Tasks before the application deadline can be planned while you are applying, and before the report deadline when the grant is granted.',
  ],
  'grantCase.planned': [
    'Saka har allereie slike oppgåver i dette årshjulet. Endre dei der, eller vel eit anna årshjul.',
    'Saken har allerede slike oppgaver i dette årshjulet. Endre dem der, eller velg et annet årshjul.',
    'The case already has such tasks in this year wheel. Change them there, or choose another year wheel.',
  ],
  'grantCase.deadlinePassed': [
    'Fristen har gått ut. Vel ein dag som er i dag eller seinare.',
    'Fristen har gått ut. Velg en dag som er i dag eller senere.',
    'The deadline has passed. Choose a day that is today or later.',
  ],
  'grantCase.responsible': [
    'Den som er ansvarleg for saka, må vere ein aktiv brukar i kommunen din.',
    'Den som er ansvarlig for saken, må være en aktiv bruker i kommunen din.',
    'Whoever is responsible for the case must be an active user in your municipality.',
  ],
} as const satisfies Record<string, Row>;
