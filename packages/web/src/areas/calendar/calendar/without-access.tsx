import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/alert.tsx';
import styles from './one-calendar.module.css';

/** Tells those who write a year wheel who is responsible for something here and may no longer read it (product/activities#responsible-person). */
export function WithoutAccess({ people }: { people: readonly { id: string; name: string }[] }) {
  const say = useText();
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <Alert kind="warning" className={styles.why}>
      {say('calendar.page.responsibleWithoutAccess', { names, count: people.length })}
    </Alert>
  );
}
