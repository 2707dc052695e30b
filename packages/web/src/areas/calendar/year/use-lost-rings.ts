import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { useReadable } from '../address/use-readable.ts';

/**
 * Returns a function that says which of some changed year wheels, whose rings disappear, are no longer shared with the person.
 * @param calendars the year wheels of the present rings
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
