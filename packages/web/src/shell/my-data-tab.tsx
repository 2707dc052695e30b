import { Leaving } from '../areas/person/profile/leaving.tsx';
import { MyCopy } from '../areas/person/profile/my-data.tsx';
import styles from './my-profile.module.css';

/** /my-profile/data: what Samspel has of me, and how I take it with me or leave. */
export function MyDataTab() {
  return (
    <div className={styles.page}>
      <MyCopy />
      <Leaving />
    </div>
  );
}
