import { osloClock, osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useText } from '../../texts/text.tsx';
import { useToday } from './use-today.ts';

/** Returns a function that writes a moment (RFC 3339) as people say it: 'i dag kl. 14.03'. */
export function useMoment(): (moment: string) => string {
  const say = useText();
  const today = useToday();
  return (moment) => {
    const date = new Date(moment);
    const day = osloToday(date);
    return `${day === today ? say('time.today') : sayShortDay(say, day, today)} ${say('history.at', { time: osloClock(date).time })}`;
  };
}
