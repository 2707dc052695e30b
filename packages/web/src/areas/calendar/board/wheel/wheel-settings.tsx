import { CogIcon } from '@navikt/aksel-icons';
import { useText } from '../../../../texts/text.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { useWheelChoices } from '../../address/use-wheel-choices.ts';
import { WheelSettingsForm } from './wheel-settings-form.tsx';

/** For pages that may show another start month than the person's own. */
export interface StartMonthShown {
  /** 1–12; the start month in the address. */
  startMonth?: number | undefined;
  /** The person has chosen a start month, which must now win over the address. */
  onStartMonthChosen?: (() => void) | undefined;
}

/** The gear beside a wheel, and the choices behind it: they apply to every wheel and are saved at once. */
export function WheelSettings({ startMonth, onStartMonthChosen }: StartMonthShown) {
  const say = useText();
  const { choices, choose, reset } = useWheelChoices();
  return (
    <Popover title={say('wheel.settings')} icon={<CogIcon aria-hidden="true" fontSize="1.5rem" />}>
      <WheelSettingsForm
        choices={{ ...choices, startMonth: startMonth ?? choices.startMonth }}
        onChoose={(change) => {
          if (change.startMonth) onStartMonthChosen?.();
          choose(change);
        }}
        onReset={() => {
          onStartMonthChosen?.();
          reset();
        }}
      />
    </Popover>
  );
}
