import styles from './colour-dot.module.css';

/** A colour with its name: a swatch alone would say it by colour only. @param value #rrggbb */
export function ColourDot({ value, name }: { value: string; name: string }) {
  return (
    <span className={styles.colour}>
      <span className={styles.dot} style={{ backgroundColor: value }} aria-hidden="true" />
      {name}
    </span>
  );
}
