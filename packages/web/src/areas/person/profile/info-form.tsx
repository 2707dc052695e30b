import { descriptionLimit, updateMeInput } from '@samspel/domain/account/profile.input';
import { personUri } from '@samspel/domain/person/person';
import { useState } from 'react';
import { useMutation } from 'urql';
import form from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { personPath } from '../../../core/person/person-link.tsx';
import { type ProfilePartsFragment, SaveProfileDocument } from '../../../generated/graphql.ts';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './profile.module.css';
import { changesOf, draftOf, type ProfileDraft } from './profile-draft.ts';

/** The form with name, work and service areas. Others see all of it except the phone number and the address. */
export function InfoForm({ me }: { me: ProfilePartsFragment }) {
  const say = useText();
  const stored = draftOf(me);
  const [draft, setDraft] = useState<ProfileDraft>(stored);
  const [{ fetching }, send] = useMutation(SaveProfileDocument);
  const changes = changesOf(draft, stored);
  const leaving = useLeaveGuard(Object.keys(changes).length > 0);
  const errors = useFieldErrors(updateMeInput, draft);
  const field = (name: Exclude<keyof ProfileDraft, 'kostraFunctions'>) => ({
    value: draft[name],
    error: errors.of(name),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    onBlur: () => errors.touch(name),
  });
  const save = async () => {
    if (!(await errors.checkAll())) return;
    const { data, error } = await send({ input: changes });
    if (!data) return errors.refuse(error);
    setDraft(draftOf(data.updateMe));
    toast.success(say('person.profile.saved'));
  };
  return (
    <Form onSubmit={save} className={`${form.form} ${styles.form}`}>
      <p className={styles.lead}>
        {say('person.profile.lead')}{' '}
        <TextLink to={personPath({ uri: personUri(me) })}>{say('person.profile.asOthers')}</TextLink>
      </p>
      <TextField label={say('person.profile.name')} autoComplete="name" required {...field('name')} />
      <div className={form.pair}>
        <TextField label={say('person.profile.jobTitle')} autoComplete="organization-title" {...field('jobTitle')} />
        <TextField label={say('person.profile.department')} {...field('department')} />
      </div>
      <TextField
        label={say('person.profile.phoneNumber')}
        description={say('person.profile.onlyYou')}
        type="tel"
        autoComplete="tel"
        {...field('phoneNumber')}
      />
      <TextArea
        label={say('person.profile.description')}
        rows={4}
        maxLength={descriptionLimit}
        {...field('description')}
      />
      <div>
        <p className={styles.hint}>{say('person.profile.kostraHint')}</p>
        <KostraPicker
          chosen={draft.kostraFunctions}
          onChange={(kostraFunctions) => setDraft({ ...draft, kostraFunctions })}
        />
      </div>
      {leaving}
      <FormEnd errors={errors} isBusy={fetching} onCancel={() => setDraft(stored)} />
    </Form>
  );
}
