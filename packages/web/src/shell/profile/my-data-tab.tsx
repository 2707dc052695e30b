import { Leaving } from '../../areas/person/profile/leaving.tsx';
import { MyCopy } from '../../areas/person/profile/my-data.tsx';
import styles from './my-profile.module.css';

/** /my-profile/data: a copy of what Samspel has about me, and how to leave. */
export function MyDataTab() {
  return (
    <div className={styles.page}>
      <MyCopy />
      <Leaving />
    </div>
  );
}
