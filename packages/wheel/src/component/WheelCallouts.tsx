import { memo, useMemo } from 'react';
import { CALLOUT_LINE, type Callout, calloutsOf, type Margins } from '../geometry/callouts.ts';
import { LETTERS, RISE } from '../geometry/form.ts';
import type { WheelLayout } from '../geometry/layout.ts';
import { isMonthTouched } from '../selection/selection.ts';
import type { WheelTexts } from '../texts.ts';
import type { WheelActivity, WheelSelection } from '../types.ts';
import { type Highlight, highlightedBy } from './highlight.ts';
import { lateAfter, rimNames } from './rim-names.ts';
import { Unspoken } from './Unspoken.tsx';

type Props = {
  layout: WheelLayout;
  margins: Margins;
  today: string;
  selection: WheelSelection;
  texts: WheelTexts;
  highlight: Highlight;
  onActivityOpen: ((activity: WheelActivity) => void) | undefined;
};

/**
 * Titles beside the wheel, of what is next, late or chosen and has none on it. A press opens the activity, as on its mark; by keyboard and for screen
 * readers the cells and the table have the same.
 */
export const WheelCallouts = memo(function WheelCallouts(props: Props) {
  const { layout, margins, today, selection, texts, highlight, onActivityOpen } = props;
  const callouts = useMemo(() => {
    const months = layout.window.months.filter(({ month }) => isMonthTouched(selection, month - 1));
    const chosen = new Set(months.map(({ slot }) => slot));
    const textOf = ({ title, endDate }: WheelActivity) =>
      `${title}, ${endDate === today ? texts.today : texts.table.day(endDate)}`;
    const names = rimNames(layout, texts);
    const nameOf = (slot: number) => names[slot]! + lateAfter(layout, slot);
    return calloutsOf(layout, { today, margins, chosen, textOf, nameOf });
  }, [layout, margins, today, selection, texts]);
  return (
    <Unspoken data-fades="" className="wheel-callouts" fontSize={LETTERS}>
      {callouts.map((callout) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer
        <g
          key={callout.activity.id}
          className="wheel-callout"
          data-done={callout.activity.isDone || undefined}
          data-openable={onActivityOpen && ''}
          onClick={(event) => {
            event.stopPropagation();
            onActivityOpen?.(callout.activity);
          }}
          {...highlightedBy(highlight, 'activity', callout.activity.id)}
        >
          <Drawn {...callout} />
        </g>
      ))}
    </Unspoken>
  );
});

function Drawn({ leader, lines, at, anchor }: Callout) {
  return (
    <>
      <path d={leader} />
      <text textAnchor={anchor}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place alone
          <tspan key={index} x={at.x} y={at.y + index * CALLOUT_LINE + RISE * LETTERS}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
