import type { ReactNode } from 'react';
import { type TypedDocumentNode, useQuery } from 'urql';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { useLastPage, usePage } from '../list/use-page.ts';
import styles from './trash-list.module.css';
import { type InTrash, TrashRow } from './trash-row.tsx';

const pageSize = 20;

interface Props<Item> {
  /** Queries a page of removed things, under the name `removed`. */
  document: TypedDocumentNode<
    { removed: { totalCount: number; pageInfo: { numberOfPages: number }; nodes: Item[] } },
    { limit: number; offset: number }
  >;
  /** Shows what a thing is and where it was. */
  facts: (item: Item) => ReactNode;
  /** Brings it back; returns whether that worked. */
  restore: (item: Item) => Promise<boolean>;
  /** Returns why it cannot be brought back now. */
  whyNot?: (item: Item) => string | undefined;
  /** The text if there are none. */
  none: string;
  /** The name of the pager. */
  pagesLabel: string;
}

/** Removed things of one kind, a page at a time, each with a button to bring it back. */
export function TrashList<Item extends InTrash & { id: string }>(props: Props<Item>) {
  const shown = usePage();
  const [{ data, error }, ask] = useQuery({
    query: props.document,
    variables: { limit: pageSize, offset: (shown.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.removed;
  const pages = list?.pageInfo.numberOfPages ?? 0;
  useLastPage(shown, list && pages);
  if (error && !list) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!list) return <Skeleton lines={6} />;
  if (list.totalCount === 0) return <p className={styles.none}>{props.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {list.nodes.map((item) => (
          <TrashRow
            key={item.id}
            removed={item}
            facts={props.facts(item)}
            restore={() => props.restore(item)}
            whyNot={props.whyNot?.(item)}
          />
        ))}
      </ul>
      <Pager page={shown.page} pages={pages} onChange={shown.show} label={props.pagesLabel} />
    </>
  );
}
