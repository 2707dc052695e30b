import type { Resolver } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { cardFields, gated, rootFields } from '../card/card.ts';
import { historyOf } from '../history/history.resolvers.ts';
import { mayRestoreOf } from '../trash/trash.queries.ts';
import type { RootKind, RootRow } from './root.queries.ts';

/** The fields of every thing with an access list of its own: its card, and all else behind the gate. */
export const wholeFields = ({ kind, permission }: RootKind): Record<string, Resolver> => ({
  ...cardFields(kind),
  ...gated({
    ...rootFields,
    ...historyOf('root', permission),
    version: ({ version }: RootRow) => version,
    dateCreated: ({ dateCreated }: RootRow) => dateCreated,
    lastUpdated: ({ lastUpdated }: RootRow) => lastUpdated,
    mayRestore: ({ id }: RootRow, _args, { load }) => load(mayRestoreOf, id),
  }),
});

/** The fields of a page of such things. */
export const listFields: Record<string, Resolver> = {
  ...pageFields,
  limitedCount: ({ limitedCount = 0 }: { limitedCount?: number }) => limitedCount,
};
