import { useId } from 'react';
import { useQuery } from 'urql';
import { type FeedLinkPartsFragment, MyFeedLinksDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ChosenLink } from './chosen-link.tsx';
import styles from './feed-dialog.module.css';
import { MakeChosenLink } from './make-chosen-link.tsx';

interface Props {
  /** Whose links: of one year wheel, by its id; of my year; or all that I have, where none is made. */
  of: { calendar: string } | 'myYear' | 'all';
}

/** My links to parts of a feed, each with an address of its own that can be ended alone (product/sharing#chosen-feeds). */
export function ChosenFeeds({ of }: Props) {
  const say = useText();
  const id = useId();
  const calendar = typeof of === 'object' ? of.calendar : undefined;
  const [{ data, error }, ask] = useQuery({
    query: MyFeedLinksDocument,
    variables: { calendar },
    requestPolicy: 'cache-and-network',
  });
  const links = data?.myFeedLinks.filter((link) => belongs(link, of)) ?? [];
  if (of === 'all' && links.length === 0 && !error) return null;
  return (
    <section aria-labelledby={id} className={styles.chosen}>
      <Heading level={3} size="2xs" id={id}>
        {say('calendar.feed.chosen')}
      </Heading>
      <p>{say('calendar.feed.chosenHint')}</p>
      {error && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {links.length > 0 && (
        <ul className={styles.programs}>
          {links.map((link) => (
            <ChosenLink key={link.id} link={link} withScope={of === 'all'} />
          ))}
        </ul>
      )}
      {of !== 'all' && <MakeChosenLink calendar={calendar} tags={data?.feedTags ?? []} />}
    </section>
  );
}

function belongs({ calendar, isOfMyYear }: FeedLinkPartsFragment, of: Props['of']): boolean {
  if (of === 'all') return true;
  return of === 'myYear' ? isOfMyYear : calendar?.id === of.calendar;
}
