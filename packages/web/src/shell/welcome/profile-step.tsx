import { updateMeInput } from '@samspel/domain/account/profile.input';
import { useState } from 'react';
import { useMutation } from 'urql';
import { FormError } from '../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { type ProfilePartsFragment, SaveProfileDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { StepForm } from './step-form.tsx';
import { useWelcomeStep } from './use-welcome-step.ts';
import { WithProfile } from './with-profile.tsx';

/** Step 2: name and job title. */
export const ProfileStep = () => <WithProfile>{(me) => <ProfileForm me={me} />}</WithProfile>;

function ProfileForm({ me }: { me: ProfilePartsFragment }) {
  const say = useText();
  const { next } = useWelcomeStep();
  const [draft, setDraft] = useState({ name: me.name, jobTitle: me.jobTitle ?? '' });
  const [{ fetching }, send] = useMutation(SaveProfileDocument);
  const errors = useFieldErrors(updateMeInput, draft);
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    error: errors.of(name),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    onBlur: () => errors.touch(name),
  });
  const save = async () => {
    if (!(await errors.checkAll())) return;
    const { error } = await send({ input: draft });
    if (error) errors.refuse(error);
    else next();
  };
  return (
    <StepForm title={say('welcome.profile.title')} lead={say('welcome.profile.lead')} isBusy={fetching} onSubmit={save}>
      <TextField label={say('person.profile.name')} autoComplete="name" required {...field('name')} />
      <TextField label={say('person.profile.jobTitle')} autoComplete="organization-title" {...field('jobTitle')} />
      <FormError errors={errors} />
    </StepForm>
  );
}
