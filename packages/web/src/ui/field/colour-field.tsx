import { useId } from 'react';
import styles from './colour-field.module.css';
import { Fieldset } from './fieldset.tsx';

export interface Swatch {
  /** `#rrggbb`. */
  value: string;
  /** The same colour as the theme draws it. */
  drawn: string;
  /** Its name in words: 'Fjordblå'. */
  name: string;
}

export interface ColourFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
  swatches: readonly Swatch[];
  /** The name of the choice for a colour outside the swatches: 'Eigen farge'. */
  ownLabel: string;
  error?: string;
  disabled?: boolean;
}

/** A colour among swatches, or any other from the browser's own picker. */
export function ColourField({ label, value, onChange, swatches, ownLabel, error, disabled }: ColourFieldProps) {
  const group = useId();
  const isOwn = !swatches.some((swatch) => swatch.value === value);
  return (
    <Fieldset legend={label} error={error} disabled={disabled}>
      <div className={styles.row}>
        {swatches.map((swatch) => (
          <label key={swatch.value} className={styles.swatch} style={{ color: swatch.drawn }} title={swatch.name}>
            <input type="radio" name={group} checked={swatch.value === value} onChange={() => onChange(swatch.value)} />
            <span className="ds-sr-only">{swatch.name}</span>
          </label>
        ))}
        <label className={styles.own} data-chosen={isOwn} title={ownLabel}>
          <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
          <span className="ds-sr-only">{ownLabel}</span>
        </label>
      </div>
    </Fieldset>
  );
}
