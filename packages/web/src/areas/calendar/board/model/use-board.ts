import {
  createHighlight,
  type DayFinder,
  type Highlight,
  isMonthTouched,
  isSelectionEmpty,
  type WheelPart,
  type WheelSelection,
  yearsWindow,
} from '@samspel/wheel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '../../../../core/person/me.tsx';
import { useFirstMonth, useLanded } from '../../address/use-go-to-activity.ts';
import { useWheelChoices } from '../../address/use-wheel-choices.ts';
import type { WheelChoices } from '../../address/wheel-choices.ts';
import { type BoardContents, boardContents } from './board-contents.ts';
import { wantedBy } from './board-filter.ts';
import type { BoardView } from './board-view.ts';
import { enlargedSelection } from './enlarged.ts';
import { type Choosing, useChoosing } from './use-choosing.ts';
import { type Chosen, useChosen } from './use-chosen.ts';
import { type Filter, useFilter } from './use-filter.ts';
import { type Rings, useRings } from './use-rings.ts';
import type { YearBoardProps } from './year-board-props.ts';

/** What all views of a year share. */
export interface Board extends Chosen, BoardContents {
  /** What the list is narrowed to: what is chosen, or what is enlarged. */
  listedSelection: WheelSelection;
  /** Whether months or rings are chosen, or a part is enlarged, so that the list leaves out the rest. */
  isNarrowed: boolean;
  /** The part of the wheel that is enlarged. */
  part: WheelPart | undefined;
  onPartChange: (part: WheelPart | undefined) => void;
  choices: WheelChoices;
  rings: Rings;
  /** What is pointed at, on the wheel, in its legend or in the list, and what is open beside them. */
  highlight: Highlight;
  /** Finds the day of the wheel at a place of the window, while a wheel is drawn. */
  wheelDays: RefObject<DayFinder | null>;
  /** Shows completed activities again, on every wheel. */
  showCompleted: () => void;
  filter: Filter;
  choosing: Choosing;
  /** The only month that the person has chosen, 1–12; undefined unless exactly one is chosen. */
  chosenMonth: number | undefined;
}

/**
 * Combines what the person has chosen on the wheel, in its legend, its settings and its filters with the activities of the year. The current month,
 * which a wheel chooses by itself, and the rings hidden in its legend narrow only the wheel and the list beside it: a view without a wheel would not
 * say why it shows so little.
 */
export function useBoard(given: YearBoardProps, view: BoardView): Board {
  const { year, years = 1, startMonth, activities, offer, opened, ...props } = given;
  const { id: me } = useMe();
  const rings = useRings(props.rings, props.wheel, props.ringChanges);
  const landed = useLanded();
  const highlight = useHighlightOf(opened ?? landed?.id ?? null);
  const wheelDays = useRef<DayFinder>(null);
  const chosen = useChosen(year, startMonth, rings.shown, { opened: useFirstMonth(), landed: landed?.startDate });
  const { choices, choose } = useWheelChoices();
  const filter = useFilter();
  const selection = view === 'wheel' ? chosen.selection : chosen.ownSelection;
  const { hidesCompleted } = choices;
  const kept = offer?.id;
  const shownYears = view === 'timeline' ? years : 1;
  const window = useMemo(
    () => yearsWindow({ year, startMonth, twoYears: true }, shownYears),
    [year, startMonth, shownYears],
  );
  const [part, setPart] = useState<WheelPart>();
  const listedSelection = useMemo(() => {
    if (view !== 'wheel' || !part) return selection;
    return enlargedSelection(
      part,
      window,
      chosen.ownSelection,
      rings.shown.map(({ id }) => id),
    );
  }, [view, part, window, selection, chosen.ownSelection, rings.shown]);
  const clear = () => {
    setPart(undefined);
    chosen.clear();
  };
  const isWanted = useMemo(() => wantedBy(filter.applied, me), [filter.applied, me]);
  const hiddenRings = view === 'wheel' ? rings.hidden : undefined;
  const contents = useMemo(
    () =>
      boardContents(activities, { window, selection: listedSelection, hidesCompleted, kept, isWanted, hiddenRings }),
    [activities, window, listedSelection, hidesCompleted, kept, isWanted, hiddenRings],
  );
  const listed = useMemo(() => contents.listed.map(({ id }) => id), [contents.listed]);
  const onPages = useMemo(
    () => (view === 'table' ? contents.listed.filter(({ isDone }) => !isDone).map(({ id }) => id) : []),
    [view, contents.listed],
  );
  const choosing = useChoosing(listed, onPages);
  const showCompleted = () => choose({ hidesCompleted: false });
  return {
    ...{
      ...chosen,
      ...contents,
      listedSelection,
      isNarrowed: !isSelectionEmpty(listedSelection),
      part,
      onPartChange: setPart,
      clear,
    },
    ...{
      choices,
      showCompleted,
      rings,
      highlight,
      wheelDays,
      filter,
      choosing,
      chosenMonth: onlyMonth(chosen.ownSelection),
    },
  };
}

/** @param opened id of the activity that is open, or that was just saved: it stays highlighted as long as it is */
function useHighlightOf(opened: string | null): Highlight {
  const [highlight] = useState(createHighlight);
  useEffect(() => highlight.hold(opened === null ? undefined : { of: 'activity', id: opened }), [highlight, opened]);
  return highlight;
}

function onlyMonth(selection: WheelSelection): number | undefined {
  const months = selection.flatMap((_, month) => (isMonthTouched(selection, month) ? month + 1 : []));
  return months.length === 1 ? months[0] : undefined;
}
