import { ArrowLeftIcon, ArrowRightIcon, XMarkIcon } from '@navikt/aksel-icons';
import { sayMonth } from '@samspel/i18n/days';
import { type WheelRing, yearWindow } from '@samspel/wheel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import type { BoardActivity } from '../board/model/board-activity.ts';
import styles from './present.module.css';
import { type Noted, notesOfMonth, presentedMonth } from './present-month.ts';
import { PresentedLists } from './presented-lists.tsx';
import { PresentedNotes } from './presented-notes.tsx';
import { PresentedWheel } from './presented-wheel.tsx';
import { ReadOn } from './read-on.tsx';
import { Stopwatch } from './stopwatch.tsx';
import { useLeave } from './use-leave.ts';
import { useReading } from './use-reading.ts';

/** A year to present. */
export interface YearToPresent {
  title: string;
  year: number;
  /** 1–12. */
  startMonth: number;
  rings: readonly WheelRing[];
  activities: readonly BoardActivity[];
  /** What was done a year earlier, with its notes. */
  before: readonly Noted[];
}

/** The months that a key goes on by; a remote control for slides sends the page keys. */
const steps: Record<string, number> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -12, End: 12 };

/** The screens that a key goes on by in the lists of a month. */
const screensOf: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether a key is for the lists of the month: notes scroll by themselves. */
const isOfLists = (target: EventTarget) => !(target instanceof Element && target.closest('[data-scrolls]'));

/**
 * A year month by month, over everything else (product/year-wheels#presentation): the wheel, the chosen month in large letters, what was noted a year
 * earlier, and a stopwatch. @param back where it leads if it was not begun on a page
 */
export function Presentation({ shown, back }: { shown: YearToPresent; back: string }) {
  const say = useText();
  const today = useToday();
  const leave = useLeave(back);
  const { title, year, startMonth, rings, activities, before } = shown;
  const { months } = yearWindow({ year, startMonth, twoYears: true });
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      months.findIndex((month) => today.startsWith(keyOf(month))),
    ),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const reading = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
    // On a phone the head, with the way out, stays in sight.
    reading.current!.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${say('present.of', { title })} · ${say('shell.product')}`;
  }, [say, title]);
  const go = (by: number) => setAt((now) => Math.min(months.length - 1, Math.max(0, now + by)));
  const month = months[at]!;
  const name = say('time.monthYear', { month: sayMonth(say, month.month), year: String(month.year) });
  const lists = presentedMonth(activities, month, today);
  const counts = { late: lists.late.length, coming: lists.coming.length, done: lists.done.length };
  const read = useReading(reading, bar, counts, at);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = steps[event.key];
    const screens = by === undefined && isOfLists(event.target) ? screensOf[event.key] : undefined;
    if (by === undefined && screens === undefined) return;
    event.preventDefault();
    if (by !== undefined) go(by);
    if (screens !== undefined) read.page(screens);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.present}
      aria-label={say('present.of', { title })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header className={styles.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <div className={styles.tools}>
          <Stopwatch />
          <Button variant="secondary" icon={<XMarkIcon />} onClick={leave}>
            {say('present.leave')}
          </Button>
        </div>
      </header>
      <div className={styles.wheel}>
        <PresentedWheel {...{ rings, activities, year, startMonth, title }} month={month.month} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keys */}
      <section ref={reading} className={styles.month} aria-labelledby="presented-month" tabIndex={0}>
        <div className={styles.turn}>
          <IconButton
            label={say('present.previous')}
            icon={<ArrowLeftIcon aria-hidden="true" />}
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          />
          <h2 id="presented-month" aria-live="polite">
            {name}
          </h2>
          <IconButton
            label={say('present.next')}
            icon={<ArrowRightIcon aria-hidden="true" />}
            aria-disabled={at === months.length - 1}
            onClick={() => go(1)}
          />
        </div>
        <PresentedLists lists={lists} rings={rings} most={read.most} />
        <ReadOn ref={bar} reading={read} counts={counts} />
      </section>
      <PresentedNotes notes={notesOfMonth(before, month.month)} />
    </dialog>
  );
}

const keyOf = ({ year, month }: { year: number; month: number }) => `${year}-${String(month).padStart(2, '0')}`;
