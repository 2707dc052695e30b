import { WheelLegend } from '@samspel/wheel';
import { useWheelTexts } from '../board/model/use-wheel-texts.ts';
import type { PrintedYear } from './printed-year.ts';
import styles from './sheet-head.module.css';

/** Whose year it is, which year, and which sign is which ring. Beside the wheel, which has the year large in its centre, all is one column. */
export function SheetHead({ printed, isBeside }: { printed: PrintedYear; isBeside: boolean }) {
  const { title, label, municipality, rings, activities, year, startMonth } = printed;
  const { texts } = useWheelTexts(year, startMonth);
  return (
    <div className={styles.head} data-beside={isBeside || undefined}>
      <p className={styles.municipality}>{isBeside ? `${municipality} · ${label}` : municipality}</p>
      <h2 className={styles.title}>{title}</h2>
      {!isBeside && <p className={styles.year}>{label}</p>}
      <div className={styles.legend}>
        <WheelLegend {...{ rings, activities, texts }} saysToday={false} />
      </div>
    </div>
  );
}
