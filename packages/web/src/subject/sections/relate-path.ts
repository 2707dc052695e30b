import type { SubjectKind } from '@samspel/domain/subject/subject';

/** The page on which a thing is related to many others at once, with the thing chosen already. */
export const relatePath = ({ id, kind }: { id: string; kind: SubjectKind }) => `/relation/new?of=${id}&kind=${kind}`;
