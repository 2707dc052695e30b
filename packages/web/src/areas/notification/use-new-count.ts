import { useQuery } from 'urql';
import { NewNotificationsDocument } from '../../generated/graphql.ts';
import { useFresh } from './use-fresh.ts';

/** Returns how many unread notifications have come since the list was last opened; 10 means ten or more. */
export function useNewCount(): number {
  const [{ data }, ask] = useQuery({ query: NewNotificationsDocument });
  useFresh(ask);
  return data?.myNotifications.newCount ?? 0;
}
