import { updateMeInput } from '@samspel/domain/account/profile.input';
import { useState } from 'react';
import { useMutation } from 'urql';
import { StrayError } from '../../core/forms/stray-error.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { type ProfilePartsFragment, SaveProfileDocument } from '../../generated/graphql.ts';
import { KostraPicker } from '../../subject/kostra/kostra-picker.tsx';
import { useText } from '../../texts/text.tsx';
import { StepForm } from './step-form.tsx';
import { useWelcomeStep } from './use-welcome-step.ts';
import { WithProfile } from './with-profile.tsx';

/** Step 2.5: the service areas, as many as one likes. */
export const AreasStep = () => <WithProfile>{(me) => <AreasForm me={me} />}</WithProfile>;

function AreasForm({ me }: { me: ProfilePartsFragment }) {
  const say = useText();
  const { next } = useWelcomeStep();
  const [chosen, setChosen] = useState(me.kostraFunctions.map(({ id }) => id));
  const [{ fetching }, send] = useMutation(SaveProfileDocument);
  const input = { kostraFunctions: chosen };
  const errors = useFieldErrors(updateMeInput, input);
  const save = async () => {
    const { error } = await send({ input });
    if (error) errors.refuse(error);
    else next();
  };
  return (
    <StepForm title={say('welcome.areas.title')} lead={say('welcome.areas.lead')} isBusy={fetching} onSubmit={save}>
      <KostraPicker chosen={chosen} onChange={setChosen} />
      <StrayError errors={errors} />
    </StepForm>
  );
}
