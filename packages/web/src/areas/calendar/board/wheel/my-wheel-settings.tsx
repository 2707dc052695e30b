import { useId } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Heading } from '../../../../ui/base/heading.tsx';
import { useWheelChoices } from '../../address/use-wheel-choices.ts';
import { WheelSettingsForm } from './wheel-settings-form.tsx';

/** The settings of the wheel in my profile; the same as behind the gear of a wheel. */
export function MyWheelSettings() {
  const say = useText();
  const id = useId();
  const { choices, choose, reset } = useWheelChoices();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="xs" id={id}>
        {say('wheel.settings')}
      </Heading>
      <WheelSettingsForm choices={choices} onChoose={choose} onReset={reset} />
    </section>
  );
}
