import { updateMeInput } from '@samspel/domain/account/profile.input';
import { useState } from 'react';
import { useMutation } from 'urql';
import { FormError } from '../../core/forms/form-error.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { type ProfilePartsFragment, SaveProfileDocument } from '../../generated/graphql.ts';
import { KostraPicker } from '../../subject/kostra/kostra-picker.tsx';
import { useText } from '../../texts/text.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { StepForm } from './step-form.tsx';
import { useWelcomeStep } from './use-welcome-step.ts';
import { WithProfile } from './with-profile.tsx';
import { WorkFieldPills } from './work-field-pills.tsx';

/** Step 2.5: what one works with, by field; whoever wants it more exactly finds the service areas themselves below. */
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
      <WorkFieldPills chosen={chosen} onChange={setChosen} />
      <Disclosure label={say('welcome.areas.exactly')} mustShow={errors.of('kostraFunctions') !== undefined}>
        <KostraPicker chosen={chosen} onChange={setChosen} />
      </Disclosure>
      <FormError errors={errors} />
    </StepForm>
  );
}
