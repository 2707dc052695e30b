import { MyWheelSettings } from '../../areas/calendar/board/wheel/my-wheel-settings.tsx';
import { LanguageRadios, ThemeRadios } from '../../areas/person/profile/look-choices.tsx';
import { useMay } from '../../core/person/use-may.ts';
import styles from './my-profile.module.css';

/** /my-profile/settings: language, theme and wheel. Each choice takes effect at once. */
export function SettingsTab() {
  const may = useMay();
  return (
    <div className={styles.page}>
      <LanguageRadios />
      <ThemeRadios />
      {may.use('CALENDAR') && <MyWheelSettings />}
    </div>
  );
}
