import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { CalendarImportsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import styles from './brought-in.module.css';

/** Above the changes of a year wheel, what was brought into it as a table: things that are made are no changes. */
export function BroughtIn({ calendar }: { calendar: string }) {
  const say = useText();
  const today = useToday();
  const [{ data }] = useQuery({
    query: CalendarImportsDocument,
    variables: { id: calendar },
    requestPolicy: 'cache-and-network',
  });
  const imports = data?.calendar.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <ul className={styles.list}>
      {imports.map(({ at, by, created, changed, undoneAt }) => (
        <li key={at}>
          {say('import.history', {
            name: by.name,
            created,
            changed,
            day: sayShortDay(say, osloToday(new Date(at)), today),
          })}
          {undoneAt &&
            ` ${say('import.history.undone', { day: sayShortDay(say, osloToday(new Date(undoneAt)), today) })}`}
        </li>
      ))}
    </ul>
  );
}
