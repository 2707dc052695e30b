import type { SubjectKind } from '@samspel/domain/subject/subject';
import { useQuery } from 'urql';
import { useMe } from '../../core/person/me.tsx';
import { SearchKindDocument, SearchOrganizationsDocument, SearchPersonsDocument } from '../../generated/graphql.ts';
import { KindPage } from './kind-page.tsx';
import { NothingFound } from './result-list.tsx';
import type { SearchFilter } from './search-address.ts';
import { useEntries } from './use-entries.tsx';

interface ResultsProps {
  filter: SearchFilter;
  onPage: (page: number) => void;
}

const pageSize = 20;

const windowOf = ({ query, page }: SearchFilter) => ({ query, limit: pageSize, offset: (page - 1) * pageSize });

/** All results of one kind, a page at a time. @param of a kind of thing, PERSON or ORGANIZATION; anything else finds nothing */
export function KindResults({ of, ...props }: ResultsProps & { of: string }) {
  const kind = useEntries().kinds.find((one) => one.kind === of)?.kind;
  if (kind) return <Things kind={kind} {...props} />;
  if (of === 'PERSON') return <Persons {...props} />;
  return of === 'ORGANIZATION' ? <Organizations {...props} /> : <NothingFound query={props.filter.query} />;
}

function Things({ kind, filter, onPage }: ResultsProps & { kind: SubjectKind }) {
  const { organization } = useMe();
  const { ofHits } = useEntries();
  const { onlyWrite, ours, archived } = filter;
  const organizations = ours && organization ? [organization.id] : [];
  const variables = { ...windowOf(filter), kind, onlyWrite, organizations, archived };
  const [answer, ask] = useQuery({ query: SearchKindDocument, variables });
  const found = answer.data?.searchKind;
  return (
    <KindPage entries={found && ofHits(found.nodes)} hasMore={found?.hasMore} {...{ answer, ask, filter, onPage }} />
  );
}

function Persons({ filter, onPage }: ResultsProps) {
  const { ofPersons } = useEntries();
  const [answer, ask] = useQuery({ query: SearchPersonsDocument, variables: windowOf(filter) });
  const found = answer.data?.searchPersons;
  const entries = found && ofPersons(found.nodes, filter.query);
  return <KindPage entries={entries} hasMore={found?.hasMore} {...{ answer, ask, filter, onPage }} />;
}

function Organizations({ filter, onPage }: ResultsProps) {
  const { ofOrganizations } = useEntries();
  const [answer, ask] = useQuery({ query: SearchOrganizationsDocument, variables: windowOf(filter) });
  const found = answer.data?.searchOrganizations;
  const entries = found && ofOrganizations(found.nodes, filter.query);
  return <KindPage entries={entries} hasMore={found?.hasMore} {...{ answer, ask, filter, onPage }} />;
}
