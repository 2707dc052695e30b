import { type ReactNode, useMemo, useRef } from 'react';
import { Navigate } from 'react-router';
import { type TypedDocumentNode, useQuery } from 'urql';
import { useWhoNames } from '../../core/who/use-who-names.ts';
import { useText } from '../../texts/text.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { chipElseField, useKeptFocus } from '../../ui/use-kept-focus.ts';
import { KostraSearch } from '../kostra/kostra-search.tsx';
import { Chips } from './chips.tsx';
import { EmptyList, type EmptyWords } from './empty-list.tsx';
import { KostraFilter } from './kostra-filter.tsx';
import { LimitedList } from './limited-list.tsx';
import {
  type CommonFilter,
  filterVariables,
  isFiltered,
  type ListSchema,
  type ListVariables,
  type OwnChoices,
  type SortChoice,
  writeFilter,
} from './list-filter.ts';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { LoadingCards } from './loading-cards.tsx';
import { SortFilter } from './sort-filter.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import { WhoFilter } from './who-filter.tsx';

interface Props<Item, Choices extends OwnChoices, Sort extends SortChoice> extends EmptyWords {
  schema: ListSchema<Choices, Sort>;
  /** Queries a page, under the name `list`. */
  document: TypedDocumentNode<{ list: Listed<Item> }, ListVariables<Choices, Sort>>;
  /** More variables, from the page's own choices. */
  also?: object;
  /** The address of the list without a preset. */
  path: string;
  /** The organization of the preset 'my municipality'. */
  preset?: { id: string; name: string } | undefined;
  /** Shown above the title. */
  above?: ReactNode;
  title: string;
  /** Says how many I may open, and how many limited ones there are. */
  sayCount: (count: number, limited: number) => string;
  /** The line that the limited ones are folded to, if it should name the kind. */
  sayLimited?: (count: number) => string;
  saySort: (sort: Sort['sort']) => string;
  /** The button for a new one. */
  action: ReactNode;
  /** Filters that only this kind has, shown between those of every list. */
  ownFilters?: (address: ListAddress<Choices>) => ReactNode;
  /** Checkboxes that only this kind has, beside the one for archived ones. */
  ownBoxes?: (address: ListAddress<Choices>) => ReactNode;
  card: (item: Item) => ReactNode;
}

/** Things of a kind to find and open: filters kept in the address, a page of cards, and a button for a new one. */
export function ListPage<Item, Choices extends OwnChoices, Sort extends SortChoice>(props: Props<Item, Choices, Sort>) {
  const { schema, preset } = props;
  const say = useText();
  const address = useListAddress(schema, props.path);
  const { filter } = address;
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place, chipElseField);
  const change = address.change as (change: Partial<CommonFilter>) => void;
  const { remember, nameOf } = useWhoNames();
  const variables = useMemo(
    () => ({ ...filterVariables(schema, filter, preset?.id), ...props.also }),
    [schema, filter, preset, props.also],
  );
  const [{ data, fetching, stale, error }, ask] = useQuery({ query: props.document, variables });
  const list = data?.list;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  const withAreas = schema.serviceAreas === 'groupsAndAreas';
  const isNarrowed = isFiltered(schema, filter);
  // A page that no longer exists (things have gone, or the address is old) leads to the last one.
  if (!fetching && pages > 0 && filter.page > pages)
    return <Navigate to={`?${writeFilter(schema, { ...filter, page: pages })}`} replace />;
  return (
    <>
      <PageHeader
        above={props.above}
        title={props.title}
        lead={<span role="status">{list ? props.sayCount(list.totalCount, list.limitedCount) : ' '}</span>}
        actions={props.action}
      />
      <search ref={place}>
        <div className={classNames(styles.filters, withAreas && styles.many)}>
          <WhoFilter filter={filter} change={change} remember={remember} />
          {schema.serviceAreas && (
            <KostraFilter value={filter.kostraGroup} onChange={(kostraGroup) => change({ kostraGroup })} />
          )}
          {withAreas && (
            <KostraSearch chosen={filter.kostraFunctions} onChange={(kostraFunctions) => change({ kostraFunctions })} />
          )}
          {props.ownFilters?.(address)}
          <SortFilter
            sorts={schema.sorts}
            sayChoice={props.saySort}
            value={filter.sort}
            onChange={(sort) => change({ sort })}
          />
          <div className={styles.archived}>
            {props.ownBoxes?.(address)}
            <Checkbox
              label={say('subject.list.archived')}
              checked={filter.archived}
              onChange={(event) => change({ archived: event.target.checked })}
            />
          </div>
        </div>
        <Chips address={address} isFiltered={isNarrowed} preset={preset} nameOf={nameOf} />
      </search>
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {fetching && !list && <LoadingCards />}
      {list?.nodes.length === 0 && (
        <EmptyList
          {...props}
          limitedCount={list.limitedCount}
          onReset={isNarrowed || preset ? address.reset : undefined}
        />
      )}
      {list && (
        <ul className={styles.grid} aria-busy={fetching || stale}>
          {list.nodes.map(props.card)}
        </ul>
      )}
      {list && (
        <Pager
          page={filter.page}
          pages={pages}
          onChange={(page) => change({ page })}
          label={say('subject.list.pages')}
        />
      )}
      {list && list.limitedCount > 0 && (
        <LimitedList
          key={String(writeFilter(schema, { ...filter, limited: false, page: 1 }))}
          {...props}
          words={props.sayLimited?.(list.limitedCount) ?? say('subject.list.limited', { count: list.limitedCount })}
          variables={{ ...variables, limited: true }}
          isOpen={filter.limited}
          onToggle={() => change({ limited: !filter.limited, page: filter.page })}
        />
      )}
    </>
  );
}
