import styles from './loader.module.css';

/** A ring that turns while the app gets ready; shown before any text has loaded. */
export function Loader() {
  return (
    <div className={styles.loader} aria-busy="true">
      <svg width="48" height="48" viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
        <circle cx="16" cy="16" r="12" className={styles.ring} strokeWidth="2" />
        <path d="M16 4a12 12 0 0 1 11.4 8.3" className={styles.arc} strokeWidth="3" />
      </svg>
    </div>
  );
}
