import { PaletteIcon } from '@navikt/aksel-icons';
import { isShown, WheelLegend, type WheelRing, yearWindow } from '@samspel/wheel';
import { useMemo } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { useTheme } from '../../../../theme/theme.ts';
import { ColourField } from '../../../../ui/field/colour-field.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { ringSwatches } from '../../fields/ring-colours.ts';
import type { Board } from '../model/use-board.ts';
import { useWheelTexts } from '../model/use-wheel-texts.ts';
import type { YearBoardProps } from '../model/year-board-props.ts';
import styles from './board-legend.module.css';

type Props = YearBoardProps & { board: Board };

/** The rings of a wheel, with how much of the year is done in each. A person can hide, move and recolour them. */
export function BoardLegend({ year, startMonth, activities, ringName, ringTools, belowLegend, board }: Props) {
  const { rings, highlight } = board;
  const { texts } = useWheelTexts(year, startMonth);
  const ofYear = useMemo(() => {
    const window = yearWindow({ year, startMonth, twoYears: true });
    return activities.filter((activity) => isShown(window, activity));
  }, [year, startMonth, activities]);
  return (
    <div className={styles.legend}>
      <WheelLegend
        rings={rings.all}
        hidden={rings.hidden}
        activities={ofYear}
        {...{ texts, highlight }}
        {...(ringName && { nameOf: ringName })}
        onHide={rings.hide}
        onMove={rings.move}
        toolsOf={(ring) => (
          <>
            <RingColour ring={ring} onChoose={(color) => rings.recolour(ring.id, color)} />
            {ringTools?.(ring)}
          </>
        )}
      />
      {belowLegend}
    </div>
  );
}

function RingColour({ ring, onChoose }: { ring: WheelRing; onChoose: (color: string) => void }) {
  const say = useText();
  const theme = useTheme();
  return (
    <Popover
      title={say('wheel.legend.colour', { ring: ring.title })}
      icon={<PaletteIcon aria-hidden="true" fontSize="1.25rem" />}
    >
      <ColourField
        label={say('field.color')}
        value={ring.color}
        onChange={onChoose}
        swatches={ringSwatches(say, theme)}
        ownLabel={say('calendarForm.ownColour')}
      />
    </Popover>
  );
}
