import { useSettings } from '../../../core/person/use-settings.ts';
import { settingsOfChoices, usualSettings, type WheelChoices, wheelChoicesOf } from './wheel-choices.ts';

/** The wheel choices of the signed-in person, and how to change them. */
export interface ChosenWheel {
  choices: WheelChoices;
  choose: (change: Partial<WheelChoices>) => void;
  /** Resets all choices. */
  reset: () => void;
}

/** The choices hold for every wheel, on every device, and are saved at once. */
export function useWheelChoices(): ChosenWheel {
  const { settings, save } = useSettings();
  return {
    choices: wheelChoicesOf(settings),
    choose: (change) => void save(settingsOfChoices(change)),
    reset: () => void save(usualSettings),
  };
}
