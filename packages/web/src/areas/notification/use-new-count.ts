import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { isLiveReady } from '../../core/live/socket.ts';
import { NewNotificationsDocument } from '../../generated/graphql.ts';
import { shared, useShared } from '../../storage/state.ts';
import { hasBeenRead, readAgain, useFresh } from './use-fresh.ts';

const counted = shared<number | undefined>(undefined);

/** Returns what the bell has counted; undefined before. It asks nothing: a second question of the same page would be sent beside the bell's. */
export const useCounted = (): number | undefined => useShared(counted);

/** Milliseconds that the count waits for the live channel. */
const patience = 2_000;

/**
 * Returns how many unread notifications have come since the list was last opened; 10 means ten or more. They are counted once the live channel is
 * open, since what comes before that would have to be counted again; without a channel, after two seconds.
 */
export function useNewCount(): number {
  const [pause] = useState(() => !hasBeenRead() && !isLiveReady());
  const [{ data }, ask] = useQuery({ query: NewNotificationsDocument, pause });
  useFresh(ask);
  useEffect(() => {
    const timer = setTimeout(() => pause && !hasBeenRead() && readAgain(), patience);
    return () => clearTimeout(timer);
  }, [pause]);
  const count = data?.myNotifications.newCount;
  useEffect(() => {
    counted.set(count);
    return () => counted.set(undefined);
  }, [count]);
  return count ?? 0;
}
