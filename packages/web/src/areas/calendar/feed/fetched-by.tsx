import { useMoment } from '../../../core/time/use-moment.ts';
import type { MyFeedLinksQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import styles from './feed-dialog.module.css';

/** Which calendar programs fetch by a link, and when each last did, the latest first. */
export function FetchedBy({ fetches }: { fetches: MyFeedLinksQuery['myFeedFetches'] }) {
  const say = useText();
  const sayMoment = useMoment();
  const said = fetches.map(({ client, lastFetched }) =>
    say('calendar.feed.fetchedBy', { client: say(`calendar.feed.client.${client}`), moment: sayMoment(lastFetched) }),
  );
  return (
    <p className={styles.late}>
      {said.length > 0 ? say('calendar.feed.fetches', { fetches: said.join(', ') }) : say('calendar.feed.notFetched')}
    </p>
  );
}
