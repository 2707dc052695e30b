import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LegendCounts, legendCounts } from '../data/legend-counts.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelRing } from '../types.ts';
import { type Highlight, highlightedBy } from './highlight.ts';
import { LegendHandle } from './LegendHandle.tsx';
import { LegendSteps } from './LegendSteps.tsx';
import { RingGlyph } from './RingGlyph.tsx';
import { WheelSigns } from './WheelSigns.tsx';

export type WheelLegendProps = {
  /** All rings, from the outside in, including hidden ones. */
  rings: readonly WheelRing[];
  activities: readonly WheelActivity[];
  texts: WheelTexts;
  /** Highlights on the wheel what is pointed at in the legend. */
  highlight?: Highlight;
  /** False if it is not known what is done. */
  saysDone?: boolean;
  /** False if the wheel has no hand of today and shows nothing as late: on paper. */
  saysToday?: boolean;
  /** Ids of the rings that are not drawn. */
  hidden?: ReadonlySet<string>;
  /** Hides these rings, and shows all others; without it there are no eye buttons. */
  onHide?: (hidden: ReadonlySet<string>) => void;
  /** Moves a ring to another place, 0 being the outermost; without it rings keep their order. */
  onMove?: (id: string, to: number) => void;
  /** Renders the name of a ring if it is more than its title: a link to it. */
  nameOf?: (ring: WheelRing) => ReactNode;
  /** Renders further tools of a ring, at the end of its row. */
  toolsOf?: (ring: WheelRing) => ReactNode;
};

/** The shape and colour of each ring, from the outside in, and how much each holds; below them, the meaning of the wheel's signs. */
export function WheelLegend(props: WheelLegendProps) {
  const {
    rings,
    activities,
    texts,
    highlight,
    saysDone = true,
    saysToday = true,
    hidden = NONE,
    onHide,
    onMove,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
  const [opened, setOpened] = useState<string>();
  const [unfolded, setUnfolded] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const hasTools = onHide !== undefined || onMove !== undefined;
  const drawn = rings.filter(({ id }) => !hidden.has(id));
  const isFolded = hasTools && !isWhole && rings.length > MOST_UNFOLDED;
  // A few that are drawn alone are in sight too, wherever they stand.
  const isShown = (ring: WheelRing, at: number) =>
    !isFolded || at < UNFOLDED || (drawn.length <= UNFOLDED && drawn.includes(ring));
  const shown = rings.filter(isShown);
  const focusRow = (index: number) => list.current?.children[index]?.querySelector<HTMLElement>('a, button')?.focus();
  /** Shows all rings, and moves the focus from the button, which goes, to the first of the new ones. */
  const unfold = () => {
    const first = rings.findIndex((ring) => !shown.includes(ring));
    flushSync(() => setWhole(true));
    focusRow(first);
  };
  /** Draws all rings again, and moves the focus from the button, which goes, to the first that was drawn, or to the top if that row folds. */
  const drawAll = () => {
    const first = rings.indexOf(drawn[0]!);
    focusRow(isFolded && first >= UNFOLDED ? 0 : first);
    onHide?.(NONE);
  };
  const toolsIn = (ring: WheelRing) => {
    const folds = isFolded && rings.indexOf(ring) >= UNFOLDED;
    const eyes = onHide && rings.length > 1 && (
      <Eyes {...{ ring, rings, hidden, onHide, texts }} onAll={folds ? drawAll : () => onHide(NONE)} />
    );
    const others = props.toolsOf?.(ring);
    return (
      (eyes || others) && (
        <>
          {eyes}
          {others}
        </>
      )
    );
  };
  const counts = legendCounts(activities);
  const move = (id: string, to: number) => {
    const place = Math.min(rings.length - 1, Math.max(0, to));
    if (!onMove || rings[place]?.id === id) return;
    if (place >= UNFOLDED) setWhole(true);
    onMove(id, place);
    setTold(texts.legendTexts.moved(rings.find((ring) => ring.id === id)!.title, place + 1, rings.length));
  };
  return (
    <div className="wheel-legend" data-tools={hasTools ? '' : undefined}>
      <ul ref={list} aria-label={texts.legend}>
        {shown.map((ring, index) => {
          const isHidden = hidden.has(ring.id);
          // Its name needs the room.
          const isOpen = opened === ring.id;
          const tools = !isOpen && toolsIn(ring);
          return (
            <li
              key={ring.id}
              data-hidden={isHidden || undefined}
              data-unfolded={(tools && unfolded === ring.id) || undefined}
              {...(highlight && highlightedBy(highlight, 'ring', ring.id))}
            >
              {onMove && rings.length > 1 && (
                <LegendHandle
                  label={texts.legendTexts.move(ring.title)}
                  list={list}
                  index={index}
                  last={rings.length - 1}
                  onMove={(to) => move(ring.id, to)}
                  isOpen={isOpen}
                  onToggle={() => setOpened(isOpen ? undefined : ring.id)}
                />
              )}
              {onMove && isOpen && (
                <LegendSteps {...{ ring, texts, index }} last={rings.length - 1} onMove={(to) => move(ring.id, to)} />
              )}
              <RingGlyph ring={ring} index={index} />
              <span className="wheel-legend-words">
                <span className="wheel-legend-name">{props.nameOf?.(ring) ?? <span>{ring.title}</span>}</span>
                <Counts of={counts.get(ring.id)} isShort={hasTools} {...{ texts, saysDone }} />
              </span>
              {tools && (
                <>
                  <Unfold
                    name={texts.legendTexts.tools(ring.title)}
                    isUnfolded={unfolded === ring.id}
                    onClick={() => setUnfolded(unfolded === ring.id ? undefined : ring.id)}
                  />
                  <span className="wheel-legend-tools">{tools}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {(shown.length < rings.length || (onHide && drawn.length < rings.length)) && (
        <div className="wheel-legend-ways">
          {shown.length < rings.length && (
            <button type="button" className="wheel-legend-more" onClick={unfold}>
              {texts.table.showMore(rings.length - shown.length)}
            </button>
          )}
          {onHide && drawn.length < rings.length && (
            <button type="button" className="wheel-legend-all" onClick={drawAll}>
              {texts.legendTexts.all}
            </button>
          )}
        </div>
      )}
      <WheelSigns {...{ texts, saysDone, saysToday }} hasNumbers={counts.isManyLate} />
      {onMove && (
        <p className="wheel-announcer" role="status">
          {told}
        </p>
      )}
    </div>
  );
}

/** A legend with tools is folded after six rings, unless it would fold a single one. */
const UNFOLDED = 6;
const MOST_UNFOLDED = UNFOLDED + 1;
const NONE: ReadonlySet<string> = new Set();

type CountsProps = { of: LegendCounts | undefined; texts: WheelTexts; saysDone: boolean; isShort: boolean };

/** How much a ring holds; in one line with its tools, only what is open. */
function Counts({ of, texts, saysDone, isShort }: CountsProps) {
  const { open, done } = of ?? { open: 0, done: 0 };
  if (isShort && saysDone) {
    return (
      <span className="wheel-legend-count" title={texts.legendTexts.counts(open, done)}>
        {texts.legendTexts.open(open)}
      </span>
    );
  }
  return (
    <span className="wheel-legend-count">
      {saysDone ? texts.legendTexts.counts(open, done) : texts.activityCount(open + done)}
    </span>
  );
}

type UnfoldProps = { name: string; isUnfolded: boolean; onClick: () => void };

/** Shows the tools of a ring, or hides them again, for a finger: a mouse points at the row instead. */
function Unfold({ name, isUnfolded, onClick }: UnfoldProps) {
  return (
    <button type="button" className="wheel-legend-unfold" title={name} aria-expanded={isUnfolded} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" />
      </svg>
    </button>
  );
}

type EyesProps = Required<Pick<WheelLegendProps, 'hidden' | 'onHide' | 'rings' | 'texts'>> & {
  ring: WheelRing;
  onAll: () => void;
};

/** The eye of a ring, and the button that shows only this ring; pressed once more, all of them again. */
function Eyes({ ring, rings, hidden, onHide, onAll, texts }: EyesProps) {
  const { id, title } = ring;
  const isHidden = hidden.has(id);
  const shown = rings.filter((one) => !hidden.has(one.id));
  const isAlone = shown.length === 1 && !isHidden;
  const { hide, show, only, onlyShort } = texts.legendTexts;
  const others = new Set(rings.map((one) => one.id).filter((one) => one !== id));
  const toggled = new Set(hidden);
  if (!toggled.delete(id)) toggled.add(id);
  return (
    <>
      <button
        type="button"
        className="wheel-legend-only"
        aria-label={only(title)}
        aria-pressed={isAlone}
        onClick={() => (isAlone ? onAll() : onHide(others))}
      >
        <span>{onlyShort}</span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="6.5" />
          {isAlone ? <circle cx="10" cy="10" r="3.5" /> : <circle cx="10" cy="10" r="1.2" />}
        </svg>
      </button>
      <button
        type="button"
        title={isHidden ? show(title) : hide(title)}
        // The last ring that is shown stays: a wheel without rings says nothing.
        aria-disabled={isAlone || undefined}
        onClick={() => !isAlone && onHide(toggled)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10z" />
          <circle cx="10" cy="10" r="2.4" />
          {isHidden && <path d="m3.5 16.5 13-13" />}
        </svg>
      </button>
    </>
  );
}
