import type { Permission } from '../subject/access.ts';
import { subjectUri } from '../subject/address.ts';
import type { SubjectKind } from '../subject/subject.ts';

/** The kinds of which a person's page lists what they make and follow, in its order. Each asks for the permission of the same name. */
export const listedKinds = [
  'CALENDAR',
  'TOPIC',
  'DISCUSSION',
  'ACTION_VALUE',
] as const satisfies readonly (SubjectKind & Permission)[];
export type ListedKind = (typeof listedKinds)[number];

/** The country in the address of an organization: whose register its number is of. */
export const organizationCountry = 'no';

/** The last part of the address of a person's page: the name in a–z and 0–9, a dash, the id. */
export const personUri = ({ id, name }: { id: string | number; name: string }) => subjectUri({ id, title: name });
