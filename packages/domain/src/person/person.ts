import type { Permission } from '../subject/access.ts';
import { subjectUri } from '../subject/address.ts';
import type { SubjectKind } from '../subject/subject.ts';

/** The kinds of thing that a person's page lists as made and followed, in its order. Each needs the permission of the same name. */
export const listedKinds = [
  'CALENDAR',
  'TOPIC',
  'DISCUSSION',
  'ACTION_VALUE',
] as const satisfies readonly (SubjectKind & Permission)[];
export type ListedKind = (typeof listedKinds)[number];

/** The country in the address of an organization; the number is from that country's register. */
export const organizationCountry = 'no';

/** Returns the last part of the address of a person's page: the name in a–z and 0–9, a dash, the id. */
export const personUri = ({ id, name }: { id: string | number; name: string }) => subjectUri({ id, title: name });
