import { linkPath } from '@samspel/domain/subject/link-path';
import { plainSentence } from '@samspel/domain/subject/sentence';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { usePersonalNews } from '../../core/live/use-personal-news.ts';
import { NoticesDocument, type NotificationPartsFragment } from '../../generated/graphql.ts';

import { readAgain } from './use-fresh.ts';

/**
 * Makes the bell and the list read again when there is something new, and shows it on the desktop to people who have allowed that and are in another
 * window or tab.
 */
export function useNotices(): void {
  const client = useClient();
  const navigate = useNavigate();
  const showAll = async (ids: readonly string[]) => {
    const { data } = await client.query(NoticesDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    for (const one of data?.myNotifications.nodes ?? []) if (ids.includes(one.id)) show(one, navigate);
  };
  usePersonalNews((ids) => {
    readAgain();
    if (ids.length > 0 && isElsewhere()) void showAll(ids);
  });
}

/** Whether the person is in another window or tab, and has allowed notices. */
const isElsewhere = () => 'Notification' in window && Notification.permission === 'granted' && !document.hasFocus();

/** Shows a notice once, however many tabs are open; pressing it opens its address. */
function show(news: NotificationPartsFragment, navigate: (to: string) => void): void {
  const notice = new Notification('Samspel', { body: plainSentence(news.message), tag: `samspel-${news.id}` });
  notice.onclick = () => {
    window.focus();
    const address = linkPath(news);
    if (address) navigate(address);
    notice.close();
  };
}
