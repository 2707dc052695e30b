import type { ReactNode } from 'react';
import styles from './pill.module.css';

interface TogglePillProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
  /** The name by which a tour finds it. */
  tour?: string;
}

/** A small round button that is on or off. */
export function TogglePill({ isOn, onToggle, children, tour }: TogglePillProps) {
  return (
    <button
      type="button"
      className={styles.pill}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
      {...(tour && { 'data-tour': tour })}
    >
      {children}
    </button>
  );
}

interface ChoicePillProps {
  /** Its name; the chosen value is what it shows. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether something other than the usual is chosen. */
  isChosen?: boolean;
  /** `option` elements, the one for everything first. */
  children: ReactNode;
}

/** A small round menu with its choice in it. */
export function ChoicePill({ label, value, onChange, isChosen = value !== '', children }: ChoicePillProps) {
  return (
    <select
      className={`ds-input ${styles.pill} ${styles.choice}`}
      aria-label={label}
      value={value}
      data-chosen={isChosen || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  );
}
