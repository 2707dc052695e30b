import { useMemo, useState } from 'react';
import { chosenActivities } from '../data/chosen.ts';
import { nextSort, type SortColumn, sortActivities, type TableSort } from '../data/sort.ts';
import { stateOf } from '../geometry/stretch.ts';
import { emptySelection } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import { yearsWindow } from '../time/year-window.ts';
import type { WheelActivity, WheelRing, WheelSelection } from '../types.ts';
import { RingGlyph } from './RingGlyph.tsx';

export type WheelTableProps = {
  year: number;
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  texts: WheelTexts;
  startMonth?: number;
  twoYears?: boolean;
  /** How many years follow each other, 1–3; 1 by default. */
  years?: number;
  /** The same selection as the wheel's; it filters the rows. */
  selection?: WheelSelection;
  onActivityOpen?: (activity: WheelActivity) => void;
  /** Rows shown before the reader asks for more. */
  pageSize?: number;
};

const COLUMNS: readonly SortColumn[] = ['title', 'ring', 'start', 'end', 'state'];

/** The same year in rows, for people who prefer a table, for the keyboard, and for paper. */
export function WheelTable(props: WheelTableProps) {
  const { year, rings, activities, texts, startMonth, twoYears, years = 1, selection, pageSize = 100 } = props;
  const [sort, setSort] = useState<TableSort>({ column: 'end', isDescending: false });
  const [pages, setPages] = useState(1);
  const window = useMemo(() => yearsWindow({ year, startMonth, twoYears }, years), [year, startMonth, twoYears, years]);
  const rows = useMemo(() => {
    const chosen = chosenActivities(window, activities, selection ?? emptySelection());
    return sortActivities(chosen, sort, rings, texts.locale);
  }, [window, activities, selection, sort, rings, texts.locale]);
  const shown = rows.slice(0, pages * pageSize);
  return (
    <div className="wheel-table-frame">
      <table className="wheel-table">
        <caption>{texts.table.caption(window.label, rows.length)}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Heading key={column} {...{ column, sort, setSort, texts }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((activity) => (
            <Row key={activity.id} activity={activity} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="wheel-table-empty">{texts.noActivities}</p>}
      {shown.length < rows.length && (
        <button type="button" className="wheel-table-more" onClick={() => setPages(pages + 1)}>
          {texts.table.showMore(Math.min(pageSize, rows.length - shown.length))}
        </button>
      )}
    </div>
  );
}

type HeadingProps = {
  column: SortColumn;
  sort: TableSort;
  setSort: (sort: TableSort) => void;
  texts: WheelTexts;
};

function Heading({ column, sort, setSort, texts }: HeadingProps) {
  const isSorted = sort.column === column;
  const order = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'} data-column={column}>
      <button
        type="button"
        title={texts.table.sortBy(texts.table[column])}
        onClick={() => setSort(nextSort(sort, column))}
      >
        {texts.table[column]}
        <svg viewBox="0 0 10 10" aria-hidden="true" data-order={isSorted ? order : undefined}>
          <path d="M2 6.5 5 3.5l3 3" />
        </svg>
      </button>
    </th>
  );
}

function Row({ activity, rings, texts, onActivityOpen }: WheelTableProps & { activity: WheelActivity }) {
  const index = rings.findIndex(({ id }) => id === activity.ringId);
  const ring = rings[index];
  return (
    <tr data-state={stateOf(activity)} data-single={activity.startDate === activity.endDate || undefined}>
      <th scope="row" data-column="title">
        {onActivityOpen ? (
          <button type="button" onClick={() => onActivityOpen(activity)}>
            {activity.title}
          </button>
        ) : (
          activity.title
        )}
      </th>
      <td data-column="ring">
        {ring && (
          <span>
            <RingGlyph ring={ring} index={index} isDone={activity.isDone} />
            {ring.title}
          </span>
        )}
      </td>
      <td data-column="start">{texts.table.day(activity.startDate)}</td>
      <td data-column="end">{texts.table.day(activity.endDate)}</td>
      <td data-column="state">{texts.state(activity) || texts.table.open}</td>
    </tr>
  );
}
