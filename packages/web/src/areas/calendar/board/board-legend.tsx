import { PaletteIcon } from '@navikt/aksel-icons';
import { type Lift, WheelLegend, type WheelRing } from '@samspel/wheel';
import type { ReactNode } from 'react';
import { useText } from '../../../texts/text.tsx';
import { ColourField } from '../../../ui/colour-field.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { ringSwatches } from '../fields/ring-colours.ts';
import type { BoardActivity } from './board-activity.ts';
import type { Rings } from './use-rings.ts';
import { useWheelTexts } from './use-wheel-texts.ts';

interface Props {
  year: number;
  startMonth: number;
  rings: Rings;
  /** Of the year, whatever is chosen or hidden. */
  activities: readonly BoardActivity[];
  lift: Lift;
  nameOf?: ((ring: WheelRing) => ReactNode) | undefined;
  toolsOf?: ((ring: WheelRing) => ReactNode) | undefined;
}

/** What the rings of a wheel are, with how much of each is done; hidden, moved and coloured as the person likes. */
export function BoardLegend({ year, startMonth, rings, activities, lift, nameOf, toolsOf }: Props) {
  const { texts } = useWheelTexts(year, startMonth);
  return (
    <WheelLegend
      rings={rings.all}
      hidden={rings.hidden}
      {...{ activities, texts, lift }}
      {...(nameOf && { nameOf })}
      onHide={rings.hide}
      onMove={rings.move}
      toolsOf={(ring) => (
        <>
          <RingColour ring={ring} onChoose={(color) => rings.recolour(ring.id, color)} />
          {toolsOf?.(ring)}
        </>
      )}
    />
  );
}

function RingColour({ ring, onChoose }: { ring: WheelRing; onChoose: (color: string) => void }) {
  const say = useText();
  return (
    <Popover
      title={say('wheel.legend.colour', { ring: ring.title })}
      icon={<PaletteIcon aria-hidden="true" fontSize="1.25rem" />}
    >
      <ColourField
        label={say('field.color')}
        value={ring.color}
        onChange={onChoose}
        swatches={ringSwatches(say)}
        ownLabel={say('calendarForm.ownColour')}
      />
    </Popover>
  );
}
