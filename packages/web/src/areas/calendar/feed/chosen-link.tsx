import { CalendarIcon, LinkIcon, TrashIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import type { FeedLinkPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { EndLink } from './end-link.tsx';
import styles from './feed-dialog.module.css';
import { FeedLink } from './feed-link.tsx';
import { feedLinks } from './feed-links.ts';
import { FetchedBy } from './fetched-by.tsx';
import { sayChoice } from './say-choice.ts';

/** A link to a part of a feed: what it has, who fetches by it, its addresses, and its end (product/sharing#chosen-feeds). */
export function ChosenLink({ link, withScope }: { link: FeedLinkPartsFragment; withScope: boolean }) {
  const say = useText();
  const [isEnding, setEnding] = useState(false);
  const what = sayChoice(say, link, withScope);
  const links = link.code ? feedLinks(location.origin, link.code) : null;
  return (
    <li className={styles.program}>
      <details>
        <summary>
          <bdi>{what}</bdi>
        </summary>
        <div className={styles.chosen}>
          {link.isTagGone && <p>{say('calendar.feed.tagGone')}</p>}
          <FetchedBy fetches={link.fetches} />
          {!links && <p>{say('calendar.feed.unreadable')}</p>}
          {links && (
            <>
              <FeedLink
                label={say('calendar.feed.subscribe')}
                of={what}
                href={links.subscribe}
                icon={<CalendarIcon />}
              />
              <FeedLink label={say('calendar.feed.paste')} of={what} href={links.paste} icon={<LinkIcon />} />
            </>
          )}
          <div>
            <Button
              size="sm"
              variant="tertiary"
              color="danger"
              icon={<TrashIcon />}
              aria-label={say('calendar.feed.endOf', { what })}
              onClick={() => setEnding(true)}
            >
              {say('calendar.feed.end')}
            </Button>
          </div>
        </div>
      </details>
      {isEnding && <EndLink id={link.id} what={what} onClose={() => setEnding(false)} />}
    </li>
  );
}
