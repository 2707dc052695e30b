import { ringShades } from '@samspel/wheel';
import { useTheme } from '../../../../theme/theme.ts';
import styles from './mini-wheel.module.css';

/** A year wheel as a small icon: a ring of twelve months in its colour. Decorative; the title is beside it. */
export function MiniWheel({ color, size = 28 }: { color: string | null; size?: number }) {
  const { mark } = ringShades(color ?? '#768384', useTheme());
  return (
    <svg className={styles.wheel} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="12" stroke={mark} strokeWidth="5" pathLength="120" strokeDasharray="8.6 1.4" />
      <circle cx="16" cy="16" r="5" stroke={mark} strokeWidth="1.25" />
    </svg>
  );
}
