import type { Resolver } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { cardFields, gated, rootFields } from '../card/card.ts';
import { historyOf } from '../history/history.resolvers.ts';
import { mayRestoreOf } from '../trash/trash.queries.ts';
import type { RootKind, RootRow } from './root.queries.ts';

/** The fields that a thing with an access list of its own has, whatever its kind: its card, and behind the gate all else. */
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
