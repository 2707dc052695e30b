import { Link } from 'react-router';
import { type TypedDocumentNode, useQuery } from 'urql';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import styles from './followed-list.module.css';

/** Something that the person follows. */
interface Followed {
  id: string;
  to: string;
  title: string;
  /** Who made it. */
  by: string;
  /** Its own colour, in CSS. */
  colour?: string | undefined;
}

interface Props<Data> {
  /** Queries them, the newest follow first. */
  query: TypedDocumentNode<Data, Record<string, never>>;
  read: (data: Data) => readonly Followed[];
  /** The text if there are none, and a link to find some. */
  empty: { title: string; hint: string; to: string; action: string };
  /** Called when something in the list is opened. */
  onLeave: () => void;
}

/** The things of one kind that the person follows, in the right sidebar (product/shell#the-right-sidebar). */
export function FollowedList<Data>({ query, read, empty, onLeave }: Props<Data>) {
  const [{ data, error }, ask] = useQuery({ query, variables: {}, requestPolicy: 'cache-and-network' });
  const onRetry = () => ask({ requestPolicy: 'network-only' });
  const followed = data && read(data);
  if (error && !followed) return <ErrorState error={error} onRetry={onRetry} />;
  if (!followed) return <Skeleton lines={4} />;
  if (followed.length === 0) {
    const way = (
      <LinkButton to={empty.to} onClick={onLeave}>
        {empty.action}
      </LinkButton>
    );
    return (
      <EmptyState level={3} title={empty.title} action={way}>
        {empty.hint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {followed.map(({ id, to, title, by, colour }) => (
        <li key={id} className={styles.item}>
          <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />
          <Link to={to} className={styles.link} onClick={onLeave}>
            {title}
          </Link>
          <span className={styles.by}>{by}</span>
        </li>
      ))}
    </ul>
  );
}
