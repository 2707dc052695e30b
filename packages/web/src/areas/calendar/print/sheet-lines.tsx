import { sayMonth } from '@samspel/i18n/days';
import { sayPrintedDays } from '@samspel/i18n/printed-days';
import { RingGlyph } from '@samspel/wheel';
import { useText } from '../../../texts/text.tsx';
import type { BoardActivity } from '../board/model/board-activity.ts';
import type { Line, PrintedYear } from './printed-year.ts';
import styles from './sheet-lines.module.css';

interface Props {
  printed: PrintedYear;
  /** Some of the lines of the year, in their order. */
  lines: readonly Line[];
}

/** A column of the list: the names of the months, and below each its activities. A column that begins in the middle of a month repeats its name. */
export function SheetLines({ printed, lines }: Props) {
  const say = useText();
  const months = Map.groupBy(lines, ({ month: { year, month } }) => `${year}-${month}`);
  return [...months].map(([key, its]) => {
    const { year, month } = its[0]!.month;
    const name = sayMonth(say, month);
    const title = year === printed.year ? name : say('time.monthYear', { month: name, year: String(year) });
    return (
      <div key={key}>
        <h3 data-line={its[0]!.isHeading || undefined} className={styles.month}>
          {title}
        </h3>
        <ul className={styles.rows}>
          {its.map((line) => !line.isHeading && <Row key={line.activity.id} {...line} rings={printed.rings} />)}
        </ul>
      </div>
    );
  });
}

interface RowProps {
  activity: BoardActivity;
  month: Line['month'];
  rings: PrintedYear['rings'];
}

function Row({ activity, month, rings }: RowProps) {
  const say = useText();
  const { title, isDone, ringId } = activity;
  const index = rings.findIndex(({ id }) => id === ringId);
  return (
    <li data-line data-done={isDone || undefined} className={styles.row}>
      <span className={styles.days}>{sayPrintedDays(say, activity, month)}</span>
      <span className={styles.sign}>
        {rings[index] && <RingGlyph ring={rings[index]} index={index} isDone={isDone} />}
      </span>
      <span className={styles.title}>{title}</span>
    </li>
  );
}
