import type { Column } from '@samspel/domain/calendar/pack';
import { dayOfMonth, monthOf, yearOf } from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import type { CSSProperties } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { daysBeside } from './sheet-format.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { SheetWheel } from './sheet-wheel.tsx';
import styles from './sheets.module.css';
import type { SheetsProps } from './sheets-props.ts';

interface Props extends SheetsProps {
  columns: readonly Column[];
  /** From 0. */
  index: number;
  count: number;
  /** Points. */
  letters: number;
}

/** One sheet: the first has the head, the wheel and as much of the list as fits, the others have the rest of it. */
export function Sheet({ printed, format, show, columns, index, count, letters }: Props) {
  const isFirst = index === 0;
  const isBeside = isFirst && format.wheel !== null && format.isBeside;
  return (
    <div className={styles.sheet} data-show={show} data-beside={isBeside || undefined}>
      <div className={styles.face}>
        {isFirst && <SheetHead printed={printed} isBeside={isBeside} />}
        {isFirst && format.wheel !== null && <SheetWheel printed={printed} size={format.wheel} />}
        <div
          className={styles.columns}
          style={
            { fontSize: `${letters}pt`, '--days': `${daysBeside(format.columnWidth, letters)}em` } as CSSProperties
          }
        >
          {columns.map(({ from, to }) => (
            <div key={from} className={styles.column}>
              <SheetLines printed={printed} lines={printed.lines.slice(from, to)} />
            </div>
          ))}
        </div>
      </div>
      <Foot printed={printed} index={index} count={count} />
    </div>
  );
}

/** The date of printing; from the second sheet on also what is printed, and which sheet of how many. */
function Foot({ printed: { title, label, municipality }, index, count }: Pick<Props, 'printed' | 'index' | 'count'>) {
  const say = useText();
  const today = useToday();
  const day = say('time.dayMonthYear', {
    day: String(dayOfMonth(today)),
    month: sayMonth(say, monthOf(today)),
    year: String(yearOf(today)),
  });
  return (
    <p className={styles.foot}>
      <span>{index === 0 ? say('print.printedOn', { day }) : `${title} ${label} · ${municipality}`}</span>
      {count > 1 && <span>{say('print.page', { page: String(index + 1), pages: String(count) })}</span>}
    </p>
  );
}
