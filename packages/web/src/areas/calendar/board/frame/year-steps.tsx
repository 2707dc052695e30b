import { useText } from '../../../../texts/text.tsx';
import styles from './year-steps.module.css';

interface Props {
  year: number;
  /** The year as written: '2026', or '2026/27' if it reaches into the next. */
  label: string;
  years: { first: number; last: number };
  onYear: (year: number) => void;
}

/** The year, with buttons to its neighbours, for views without a wheel that has them in its centre. */
export function YearSteps({ year, label, years, onYear }: Props) {
  const say = useText();
  // Without a further year the button still keeps the focus.
  const isOutside = (to: number) => to < years.first || to > years.last;
  const step = (to: number) => (
    <button
      type="button"
      aria-disabled={isOutside(to) || undefined}
      aria-label={say('wheel.goToYear', { year: String(to) })}
      onClick={() => !isOutside(to) && onYear(to)}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={to < year ? 'M10 3 5 8l5 5' : 'm6 3 5 5-5 5'} />
      </svg>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div role="group" aria-label={say('wheel.yearSwitcher')} className={styles.steps}>
      {step(year - 1)}
      <span>{label}</span>
      {step(year + 1)}
    </div>
  );
}
