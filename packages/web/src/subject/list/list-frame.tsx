import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { CombinedError } from 'urql';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import styles from './list-page.module.css';
import { LoadingCards } from './loading-cards.tsx';

/** One page of a list, as it is asked for. */
interface Asked<Item> {
  data?: { list: { totalCount: number; pageInfo: { numberOfPages: number }; nodes: Item[] } } | undefined;
  fetching: boolean;
  stale: boolean;
  error?: CombinedError | undefined;
}

interface Props<Item> extends Pick<Parameters<typeof PageHeader>[0], 'above' | 'title' | 'documentTitle' | 'actions'> {
  asked: Asked<Item>;
  /** Asks again. */
  ask: (options: { requestPolicy: 'network-only' }) => void;
  /** Says how many there are. */
  sayCount: (count: number) => string;
  /** The page that is shown, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** Returns the address of another page. */
  toPage: (page: number) => string;
  /** Names the ways to other pages, if not those of any list. */
  pagesLabel?: string;
  /** Tiles and filters, above the list. */
  children: ReactNode;
  /** Replaces a list in which there is nothing. */
  empty: ReactNode;
  /** The class of the list, if it is no grid of cards. */
  className?: string | undefined;
  /** The name of the list for a tour of the page. */
  tour?: string | undefined;
  row: (item: Item) => ReactNode;
}

/**
 * A page with a list: its head with how many there are, its filters, what stands while it is fetched, when that fails and when nothing fits, its rows, and
 * the way to other pages.
 */
export function ListFrame<Item>({
  asked,
  ask,
  page,
  toPage,
  sayCount,
  children,
  empty,
  row,
  tour,
  ...props
}: Props<Item>) {
  const { above, title, documentTitle, actions, onPage, pagesLabel, className = styles.grid } = props;
  const say = useText();
  const { data, fetching, stale, error } = asked;
  const list = data?.list;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  // A page that no longer exists (things have gone, or the address is old) leads to the last one.
  if (!fetching && pages > 0 && page > pages) return <Navigate to={toPage(pages)} replace />;
  return (
    <>
      <PageHeader
        above={above}
        title={title}
        {...(documentTitle && { documentTitle })}
        lead={<span role="status">{list ? sayCount(list.totalCount) : ' '}</span>}
        actions={actions}
        isList
      />
      {children}
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {fetching && !list && <LoadingCards />}
      {list?.nodes.length === 0 && empty}
      {list && (
        <ul className={className} aria-busy={fetching || stale} {...(tour && { 'data-tour': tour })}>
          {list.nodes.map(row)}
        </ul>
      )}
      {list && <Pager page={page} pages={pages} onChange={onPage} label={pagesLabel ?? say('subject.list.pages')} />}
    </>
  );
}
