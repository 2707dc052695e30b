/**
 * What people say that they work with, each with the `identifier`s of the groups of service areas (KOSTRA) that it stands for
 * (product/accounts#welcome). Groups of counties, and work across municipalities, are found among the service areas themselves.
 */
export const workFields = {
  GOVERNANCE: ['politisk-styring', 'administrasjon'],
  ECONOMY: ['finans'],
  KINDERGARTEN: ['barnehage'],
  SCHOOL: ['grunnskole', 'voksenopplaring', 'sfo'],
  HEALTH: ['kommunehelse', 'pleie-omsorg'],
  WELFARE: ['sosiale-tjenester', 'barnevern'],
  PLANNING: ['plan-kart', 'byggesak', 'bolig'],
  WATER: ['vann', 'avlop', 'avfall'],
  ROADS: ['samferdsel'],
  SAFETY: ['brann-ulykke'],
  CULTURE: ['kultur', 'kirke'],
  BUSINESS: ['naering', 'landbruk', 'natur-kulturminne'],
} as const satisfies Record<string, readonly string[]>;

/** One of the fields that people say they work with. */
export type WorkField = keyof typeof workFields;

/** The fields in the order in which they are offered. */
export const workFieldNames = Object.keys(workFields) as WorkField[];

/** A group of service areas as far as fields are concerned. */
interface ServiceAreaGroup {
  identifier: string;
  kostraFunctions: readonly { id: string }[];
}

/** Returns the ids of the service areas that a field stands for. */
export function areasOfField(field: WorkField, groups: readonly ServiceAreaGroup[]): string[] {
  const identifiers: readonly string[] = workFields[field];
  return groups
    .filter(({ identifier }) => identifiers.includes(identifier))
    .flatMap(({ kostraFunctions }) => kostraFunctions.map(({ id }) => id));
}

/** Returns the chosen service areas with those of a field added, or without them. */
export function withField(chosen: readonly string[], areas: readonly string[], isOn: boolean): string[] {
  const others = chosen.filter((id) => !areas.includes(id));
  return isOn ? [...others, ...areas] : others;
}
