import { MyCalendarLinks } from '../../areas/calendar/feed/my-calendar-links.tsx';
import { Addresses } from '../../areas/person/profile/addresses.tsx';
import { Devices } from '../../areas/person/profile/devices.tsx';
import { MyPassword } from '../../areas/person/profile/my-password.tsx';
import { useMay } from '../../core/person/use-may.ts';
import styles from './my-profile.module.css';

/** /my-profile/sign-ins: what I sign in with, where I am signed in, and the links by which others read my calendar. */
export function SignInsTab() {
  const may = useMay();
  return (
    <div className={styles.page}>
      <Addresses />
      <MyPassword />
      <Devices />
      {may.use('CALENDAR') && <MyCalendarLinks />}
    </div>
  );
}
