import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';

/** When a thing was last changed, and by whom: all that readers see of its history (product/content#history). Nothing if nobody has changed it. */
export function LastEdit({ of: { lastEdit } }: { of: { lastEdit: { at: string; by: { name: string } } | null } }) {
  const say = useText();
  const today = useToday();
  if (!lastEdit) return null;
  const day = sayShortDay(say, osloToday(new Date(lastEdit.at)), today);
  return <span>{say('history.lastEdit', { day, name: lastEdit.by.name })}</span>;
}
