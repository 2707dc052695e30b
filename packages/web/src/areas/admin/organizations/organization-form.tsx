import { updateOrganizationInput } from '@samspel/domain/admin/organization.input';
import { permissions } from '@samspel/domain/subject/access';
import { useState } from 'react';
import { useMutation } from 'urql';
import { DayField } from '../../../core/forms/day-field.tsx';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { type AdminOrganizationPartsFragment, UpdateOrganizationDocument } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';

interface Props {
  shown: AdminOrganizationPartsFragment;
  /** Reads the organization again, after another admin has changed it. */
  onReread: () => void;
}

/** What an admin sets for an organization. */
export function OrganizationForm({ shown, onReread }: Props) {
  const say = useText();
  const [{ fetching, error }, update] = useMutation(UpdateOrganizationDocument);
  const [domains, setDomains] = useState(shown.domains.join('\n'));
  const [isSubscribed, setSubscribed] = useState(shown.isSubscribed);
  const [trialEnds, setTrialEnds] = useState(shown.trialEnds ?? '');
  const [held, setHeld] = useState(shown.permissions);
  const input = {
    id: shown.id,
    version: shown.version,
    domains: domains.split(/[\s,;]+/).filter(Boolean),
    isSubscribed,
    trialEnds: trialEnds || null,
    permissions: held,
  };
  const errors = useFieldErrors(updateOrganizationInput, input);
  const isLate = error !== undefined && problemOf(error).code === 'conflict';

  const save = async () => {
    if (!(await errors.checkAll())) return;
    const { error } = await update({ input });
    if (error) return errors.refuse(error);
    toast.success(say('admin.organization.saved', { name: shown.organization.name }));
  };

  return (
    <Form className={styles.form} onSubmit={save}>
      <Checkbox
        label={say('admin.organization.subscribed')}
        checked={isSubscribed}
        onChange={(event) => setSubscribed(event.target.checked)}
      />
      <DayField
        label={say('admin.organization.trialEnds')}
        value={trialEnds}
        onChange={setTrialEnds}
        error={errors.of('trialEnds')}
      />
      <Fieldset legend={say('admin.organization.permissions')}>
        {permissions.map((one) => (
          <Checkbox
            key={one}
            label={say(`admin.permission.${one}`)}
            checked={held.includes(one)}
            onChange={({ target }) =>
              setHeld(permissions.filter((p) => (p === one ? target.checked : held.includes(p))))
            }
          />
        ))}
      </Fieldset>
      <TextArea
        label={say('admin.organization.domains')}
        rows={Math.max(2, shown.domains.length + 1)}
        value={domains}
        onChange={(event) => setDomains(event.target.value)}
        error={errors.of('domains')}
      />
      {isLate && (
        <div role="alert" className={styles.actions}>
          <p>{say('admin.organization.late')}</p>
          <Button onClick={onReread}>{say('admin.organization.reread')}</Button>
        </div>
      )}
      {!isLate && <FormError errors={errors} />}
      <div>
        <Button type="submit" variant="primary" loading={fetching}>
          {say('button.save')}
        </Button>
      </div>
    </Form>
  );
}
