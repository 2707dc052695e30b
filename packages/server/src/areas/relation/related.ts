import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Kinds } from '../../subject/kinds.ts';

/** The kinds of thing that may be related to others, as their areas say it. */
export const relatedKinds = ({ all }: Kinds): SubjectKind[] =>
  all.filter(({ takesRelations }) => takesRelations).map(({ kind }) => kind);
