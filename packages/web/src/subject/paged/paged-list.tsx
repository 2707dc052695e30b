import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { useLastPage } from '../list/use-page.ts';
import styles from './paged.module.css';
import type { Filter } from './use-filter.ts';

interface Props<Row> {
  list: { totalCount: number; pageInfo: { numberOfPages: number }; nodes: readonly Row[] } | undefined;
  error: CombinedError | undefined;
  onRetry: () => void;
  filter: Pick<Filter, 'page' | 'show'>;
  /** The name of what is listed, for the pager. */
  what: string;
  /** The text if nothing is listed. */
  none?: string;
  /** Renders one `li`. */
  children: (row: Row) => ReactNode;
}

/** A list of rows with its pages, or a text if there are none. How many there are is said whenever it changes. */
export function PagedList<Row>(props: Props<Row>) {
  const say = useText();
  return (
    <>
      <p role="status" className="ds-sr-only">
        {props.list && say('subject.paged.found', { count: props.list.totalCount })}
      </p>
      <Rows {...props} />
    </>
  );
}

function Rows<Row>({ list, error, onRetry, filter, what, none, children }: Props<Row>) {
  const say = useText();
  useLastPage(filter, list?.pageInfo.numberOfPages);
  if (!list) return error ? <ErrorState error={error} onRetry={onRetry} /> : <Skeleton lines={8} />;
  if (list.nodes.length === 0) return <p className={styles.detail}>{none ?? say('subject.paged.none')}</p>;
  return (
    <>
      <ul className={styles.rows}>{list.nodes.map(children)}</ul>
      <Pager
        page={filter.page}
        pages={list.pageInfo.numberOfPages}
        onChange={filter.show}
        label={say('subject.paged.pages', { what: what.toLowerCase() })}
      />
    </>
  );
}
