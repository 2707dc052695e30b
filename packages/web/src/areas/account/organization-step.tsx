import { useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Radio } from '../../ui/field/radio.tsx';
import type { OrganizationChoice } from './account.calls.ts';
import { AccountHeading } from './account-heading.tsx';
import styles from './form.module.css';

interface Props {
  choices: readonly OrganizationChoice[];
  onChoose: (id: string) => Promise<void>;
}

/** If several organizations share an account's domain or tenant: choosing the one that the person belongs to. */
export function OrganizationStep({ choices, onChoose }: Props) {
  const say = useText();
  const [chosen, setChosen] = useState(choices[0]!.id);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    await onChoose(chosen);
    setBusy(false);
  };
  return (
    <Form onSubmit={submit} className={styles.form}>
      <AccountHeading title={say('account.signUp.organization')} />
      <Fieldset legend={say('field.organization')}>
        {choices.map(({ id, name }) => (
          <Radio
            key={id}
            name="organization"
            value={id}
            label={name}
            checked={id === chosen}
            onChange={() => setChosen(id)}
          />
        ))}
      </Fieldset>
      <Button type="submit" variant="primary" fullWidth loading={isBusy}>
        {say('account.next')}
      </Button>
    </Form>
  );
}
