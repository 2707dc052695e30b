import { mailFrequencies, mailFrequencyOf, settingsOfFrequency } from '@samspel/domain/account/mail-frequency';
import { useId } from 'react';
import { useSettings } from '../../core/person/use-settings.ts';
import { useText } from '../../texts/text.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';
import { Radio } from '../../ui/field/radio.tsx';

/** How often I get notifications by mail. Each choice is saved at once. */
export function MailChoice() {
  const say = useText();
  const name = useId();
  const { settings, save } = useSettings();
  const chosen = mailFrequencyOf(settings);
  return (
    <Fieldset legend={say('notification.mail')} description={say('notification.mailHint')}>
      {mailFrequencies.map((frequency) => (
        <Radio
          key={frequency}
          name={name}
          value={frequency}
          label={say(`notification.mail.${frequency}`)}
          description={frequency === 'INSTANT' ? say('notification.mail.INSTANT.hint') : undefined}
          checked={frequency === chosen}
          onChange={() => void save(settingsOfFrequency(frequency), { failed: say('notification.notSaved') })}
        />
      ))}
    </Fieldset>
  );
}
