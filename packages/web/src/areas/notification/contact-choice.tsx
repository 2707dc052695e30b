import { useSettings } from '../../core/person/use-settings.ts';
import { useText } from '../../texts/text.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';

const choices = { email: 'allowContactViaEmail', phone: 'allowContactViaPhone' } as const;

/** How the operators of Samspel may contact the person. Each choice is saved at once. */
export function ContactChoice() {
  const say = useText();
  const { settings, save } = useSettings();
  return (
    <Fieldset legend={say('welcome.contact')}>
      {(['email', 'phone'] as const).map((way) => (
        <Checkbox
          key={way}
          label={say(`welcome.contact.${way}`)}
          checked={settings[choices[way]]}
          onChange={({ target }) =>
            void save(
              { [choices[way]]: target.checked },
              { failed: say('welcome.contact.notSaved', { way: say(`welcome.contact.${way}`) }) },
            )
          }
        />
      ))}
    </Fieldset>
  );
}
