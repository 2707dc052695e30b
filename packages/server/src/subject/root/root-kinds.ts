import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Kinds } from '../kinds.ts';

/** The kinds of thing with an access list of their own. */
export const rootKinds = ({ roots }: Kinds): SubjectKind[] => roots.map(({ kind }) => kind);
