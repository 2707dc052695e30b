import { permittedAction, permittedQuery } from '../../subject/permitted.ts';

/** Topics, for people whose organization has the permission TOPIC. */
export const topicKind = { kind: 'TOPIC', permission: 'TOPIC' } as const;

/** An action of this area. */
export const topicAction = permittedAction(topicKind.permission);

/** A root field of this area. */
export const topicQuery = permittedQuery(topicKind.permission);
