import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Kinds } from '../../subject/kinds.ts';

/** The kinds of thing that links may be written on, as their areas say it. */
export const linkedKinds = ({ all }: Kinds): SubjectKind[] =>
  all.filter(({ takesLinks }) => takesLinks).map(({ kind }) => kind);
