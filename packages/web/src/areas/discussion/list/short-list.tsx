import { useId } from 'react';
import { useQuery } from 'urql';
import { type Ask, askOf } from '../../../core/graphql/ask-ahead.ts';
import { useMoment } from '../../../core/time/use-moment.ts';
import { AllDiscussionsDocument, type AllDiscussionsQueryVariables } from '../../../generated/graphql.ts';
import { NewMark } from '../../../subject/new-since/new-since.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import styles from './short-list.module.css';

/** Number of discussions in a short list. */
const shown = 5;

interface Props {
  /** The name of the tour's stop. */
  name: string;
  title: string;
  /** The address of the whole list. */
  all: string;
  filter: AllDiscussionsQueryVariables;
  /** Shown if there are none; if undefined, the whole section is left out. */
  empty?: string;
  /** The size of the heading. */
  size?: 'xs' | 'sm';
}

/** Returns what a short list asks for. */
export const shortListOf = (filter: AllDiscussionsQueryVariables): Ask =>
  askOf(AllDiscussionsDocument, { limit: shown, ...filter });

/** The titles of some discussions, and a link to all of them. */
export function ShortList({ name, title, all, filter, empty, size = 'sm' }: Props) {
  const say = useText();
  const moment = useMoment();
  const id = useId();
  const [{ data, error }, ask] = useQuery({
    query: AllDiscussionsDocument,
    variables: { limit: shown, ...filter },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.list;
  if (!empty && !list?.nodes.length) return null;
  return (
    <section aria-labelledby={id} data-tour={name} className={styles.list}>
      <Heading level={2} size={size} id={id}>
        {title}
      </Heading>
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !list && <Skeleton lines={5} />}
      {list?.nodes.length === 0 && <p className={styles.empty}>{empty}</p>}
      {list && list.nodes.length > 0 && (
        <>
          <ul>
            {list.nodes.map((discussion) => (
              <li key={discussion.id}>
                <span>
                  <TextLink to={forumPaths.discussion(discussion)}>{discussion.title}</TextLink>
                  <NewMark by={discussion.createdBy} at={discussion.dateCreated} />
                </span>
                <span className={styles.facts}>
                  {say('discussion.answers', { count: discussion.answerCount })} · {moment(discussion.lastUpdated)}
                </span>
              </li>
            ))}
          </ul>
          <TextLink to={all}>
            {say('discussion.all')}
            <span className="ds-sr-only"> {title}</span>
          </TextLink>
        </>
      )}
    </section>
  );
}
