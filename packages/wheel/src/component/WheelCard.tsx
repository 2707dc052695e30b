import { type CSSProperties, type KeyboardEvent, memo, type RefObject } from 'react';
import { activitiesIn } from '../data/contents.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { stateOf } from '../geometry/stretch.ts';
import { shareOf, type View } from '../geometry/view.ts';
import type { WheelTexts } from '../texts.ts';
import { dayNumber, isoWeek } from '../time/day.ts';
import type { WheelActivity, WheelHoliday, WheelRing } from '../types.ts';
import { type Detail, type DetailStore, useDetail } from './details.ts';
import { type Highlight, highlightedBy } from './highlight.ts';
import { RingGlyph } from './RingGlyph.tsx';
import { focusCell, useDismissal } from './use-dismissal.ts';
import type { WheelDrag } from './wheel-drag.ts';

const MOST = 6;
/** The least room beside the wheel for a card, in pixels. */
const LEAST_BESIDE = 200;
/** How many titles describe a cell to a screen reader; the rest are only counted. */
const SPOKEN = 2;

type Props = {
  /** The id of the words that describe the cell in short. */
  id: string;
  frame: RefObject<HTMLElement | null>;
  store: DetailStore;
  highlight: Highlight;
  layout: WheelLayout;
  view: View;
  rings: readonly WheelRing[];
  /** By slot. */
  holidays: readonly (readonly WheelHoliday[])[];
  today: string | undefined;
  texts: WheelTexts;
  onActivityOpen: ((activity: WheelActivity) => void) | undefined;
  drag: WheelDrag | undefined;
};

/** A few lines about what is under the pointer or has the focus. The pointer may move onto the card; Escape hides it. */
export const WheelCard = memo(function WheelCard(props: Props) {
  const { store, layout, view, texts } = props;
  const detail = useDetail(store);
  useDismissal(store, props.frame, detail);
  if (!detail) return null;
  const { activities, more } = listOf(detail, props);
  const title = detail.kind === 'cell' ? titleOf(detail, props) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus, and the keys walk from one to the next
    <div
      className="wheel-card"
      style={placeOf(detail, view, props.frame.current)}
      data-of={detail.kind}
      onPointerEnter={store.stay}
      onPointerLeave={store.leave}
      onKeyDown={walk}
      data-month={detail.kind === 'cell' ? layout.window.months[detail.slot]?.month : undefined}
    >
      <p id={props.id} hidden>
        {spoken(activities, more, texts)}
      </p>
      {title && <p className="wheel-card-title">{title}</p>}
      {activities.length > 0 && (
        <ul>
          {activities.map((activity) => (
            <CardLine key={activity.id} activity={activity} {...props} />
          ))}
        </ul>
      )}
      {activities.length === 0 && <p>{texts.noActivities}</p>}
      {more > 0 && <p className="wheel-card-more">{texts.more(more)}</p>}
      {detail.kind === 'cell' && detail.ring < 0 && <Holidays holidays={props.holidays[detail.slot]!} texts={texts} />}
    </div>
  );
});

/** Returns the first titles, and the number of the others. */
function spoken(activities: readonly WheelActivity[], more: number, texts: WheelTexts): string {
  const rest = Math.max(0, activities.length - SPOKEN) + more;
  const titles = activities.slice(0, SPOKEN).map(({ title }) => title);
  return [titles.join(', '), ...(rest > 0 ? [texts.more(rest)] : [])].join(' ');
}

/** Moves the focus: Up and Down go through the activities of the card, Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = new Map([
    ['ArrowDown', Math.min(at + 1, buttons.length - 1)],
    ['ArrowUp', Math.max(at - 1, 0)],
    ['Home', 0],
    ['End', buttons.length - 1],
  ]).get(event.key);
  if (at < 0 || to === undefined || event.shiftKey) return;
  event.preventDefault();
  buttons[to]?.focus();
}

function Holidays({ holidays, texts }: { holidays: readonly WheelHoliday[]; texts: WheelTexts }) {
  return holidays.map(({ date, title }) => (
    <p key={date} className="wheel-card-more">
      {title}, {texts.days(date, date)}
    </p>
  ));
}

function CardLine({ activity, ...props }: Props & { activity: WheelActivity }) {
  const { rings, texts, today, onActivityOpen, store, highlight, frame, drag } = props;
  const ring = rings.findIndex(({ id }) => id === activity.ringId);
  const state = texts.state(activity) || (activity.endDate === today ? texts.today : '');
  const open = () => {
    store.hide();
    onActivityOpen?.(activity);
  };
  const press = (event: KeyboardEvent) => {
    if (!drag?.onKey(activity, event)) return;
    store.hide();
    focusCell(frame.current);
  };
  return (
    <li data-state={stateOf(activity)} {...highlightedBy(highlight, 'activity', activity.id)}>
      <RingGlyph ring={rings[ring]!} index={ring} isDone={activity.isDone} />
      <div>
        {onActivityOpen ? (
          <button type="button" tabIndex={-1} onClick={open} onKeyDown={press} onBlur={drag?.onLeave}>
            {activity.title}
          </button>
        ) : (
          <span className="wheel-card-name">{activity.title}</span>
        )}
        <span className="wheel-card-days">
          <span>{texts.days(activity.startDate, activity.endDate)}</span>{' '}
          <span>{texts.week(isoWeek(dayNumber(activity.endDate)))}</span> {state && <em>{state}</em>}
        </span>
      </div>
    </li>
  );
}

function listOf(detail: Detail, { layout }: Props) {
  if (detail.kind === 'activity') return { activities: [detail.activity], more: 0 };
  const all = activitiesIn(layout, detail.slot, detail.ring);
  return { activities: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
}

function titleOf(detail: Detail & { kind: 'cell' }, { layout, rings, texts }: Props) {
  const month = texts.monthTitle(layout.window.months[detail.slot]!);
  const ring = rings[detail.ring];
  return ring ? `${ring.title} · ${month}` : month;
}

function placeOf(detail: Detail, view: View, frame: HTMLElement | null): CSSProperties {
  return detail.kind === 'cell' && frame ? outside(detail, view, frame) : besides(detail, view);
}

/** Places the card beside the mark, toward the centre, never outside the frame. */
function besides(detail: Detail, view: View): CSSProperties {
  const { x, y } = shareOf(view, detail.at);
  const from = (share: number) => `clamp(0px, calc(${share}% - 40px), calc(100% - var(--card-width)))`;
  const across = x < 50 ? { left: from(x) } : { right: from(100 - x) };
  return y < 50 ? { ...across, top: `calc(${y}% + 14px)` } : { ...across, bottom: `calc(${100 - y}% + 14px)` };
}

/** Places a month's card so that it covers no month: beside the wheel on the month's side if there is room, else on the other side, else below. */
function outside(detail: Detail, view: View, frame: HTMLElement): CSSProperties {
  const { x, y } = shareOf(view, detail.at);
  const { left, right } = frame.getBoundingClientRect();
  const room = { left: left - 16, right: document.documentElement.clientWidth - right - 16 };
  const sides = x < 50 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const side = sides.find((one) => room[one] >= LEAST_BESIDE);
  if (!side) return { top: 'calc(100% + 8px)', left: 0 };
  const across = side === 'right' ? { left: 'calc(100% + 8px)' } : { right: 'calc(100% + 8px)' };
  const width = { '--card-width': `${Math.min(300, Math.round(room[side]))}px` } as CSSProperties;
  return y < 50 ? { ...across, ...width, top: `${y}%` } : { ...across, ...width, bottom: `${100 - y}%` };
}
