import { notificationKinds } from '@samspel/domain/subject/notification';
import { useSettings } from '../../core/person/use-settings.ts';
import { useText } from '../../texts/text.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { MailChoice } from './mail-choice.tsx';
import styles from './notification.module.css';

const choices = Object.values(notificationKinds).map(({ setting }) => setting);

/** /my-profile/notifications: how often I get mails, what I am notified of, and how I may be contacted. Each choice is saved at once. */
export function NotifyChoices() {
  const say = useText();
  const { settings, save } = useSettings();
  return (
    <div className={styles.choices}>
      <MailChoice />
      <Fieldset legend={say('notification.choices')} description={say('notification.choicesHint')}>
        {choices.map((setting) => (
          <Checkbox
            key={setting}
            label={say(`notification.choice.${setting}`)}
            checked={settings[setting]}
            onChange={({ target }) =>
              void save({ [setting]: target.checked }, { failed: say('notification.notSaved') })
            }
          />
        ))}
      </Fieldset>
      <ContactChoice />
    </div>
  );
}
