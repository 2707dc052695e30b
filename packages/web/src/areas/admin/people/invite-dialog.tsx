import { invitePersonInput } from '@samspel/domain/admin/people.input';
import { useState } from 'react';
import { useMutation } from 'urql';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useMay } from '../../../core/person/use-may.ts';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { InvitePersonDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';

type Chosen = { id: string; label: string };

/** Invites somebody by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const { administer } = useMay();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [organization, setOrganization] = useState<Chosen | null>(null);
  const [{ fetching }, invite] = useMutation(InvitePersonDocument);
  const input = { email, name: name.trim() || null, organization: organization?.id ?? null };
  const errors = useFieldErrors(invitePersonInput, input);

  const send = async () => {
    if (!(await errors.checkAll())) return;
    const { error } = await invite({ input });
    if (error) return errors.refuse(error);
    toast.success(say('admin.invite.sent', { email: email.trim() }));
    onClose();
  };

  return (
    <OpenedDialog
      title={say('admin.invite.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('button.cancel')}</Button>
          <Button variant="primary" type="submit" form="invite" loading={fetching}>
            {say('admin.invite.send')}
          </Button>
        </>
      }
    >
      <Form id="invite" className={styles.form} onSubmit={send}>
        <p>{say('admin.invite.lead')}</p>
        <TextField
          label={say('admin.person.email')}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => errors.touch('email')}
          error={errors.of('email')}
        />
        <TextField
          label={say('field.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errors.of('name')}
        />
        {administer && (
          <OrganizationField chosen={organization} onChoose={setOrganization} error={errors.of('organization')} />
        )}
        <FormError errors={errors} />
      </Form>
    </OpenedDialog>
  );
}

interface OrganizationProps {
  chosen: Chosen | null;
  onChoose: (organization: Chosen | null) => void;
  error: string | undefined;
}

function OrganizationField({ chosen, onChoose, error }: OrganizationProps) {
  const say = useText();
  if (!chosen) {
    return (
      <WhoSearch
        label={say('admin.invite.organization')}
        kinds={['organization']}
        error={error}
        onPick={({ id, label }) => onChoose({ id, label })}
      />
    );
  }
  return (
    <div className="ds-field">
      <span className="ds-label">{say('admin.invite.organization')}</span>
      <div>
        <RemovableChip label={say('subject.titles.remove', { title: chosen.label })} onRemove={() => onChoose(null)}>
          {chosen.label}
        </RemovableChip>
      </div>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
