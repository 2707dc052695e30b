import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { useReadable } from '../address/use-readable.ts';

/**
 * Returns how to say which of some changed year wheels are no longer shared with the person: their rings go.
 * @param calendars those that are rings of the year now
 */
export function useLostRings(calendars: readonly { id: string; title: string }[]) {
  const say = useText();
  const isReadable = useReadable();
  return async (changed: readonly string[]): Promise<void> => {
    for (const { id, title } of calendars.filter((calendar) => changed.includes(calendar.id))) {
      if (!(await isReadable(id))) toast.error(say('calendar.ring.lost', { title }));
    }
  };
}
