import { useState } from 'react';
import { useMutation } from 'urql';
import { LanguageRadios } from '../../areas/person/profile/look-choices.tsx';
import { useMe } from '../../core/person/me.tsx';
import { SaveLanguageDocument } from '../../generated/graphql.ts';
import { useLocale } from '../../texts/locale.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { StepForm } from './step-form.tsx';
import { useWelcomeStep } from './use-welcome-step.ts';

/** Step 1: the language. The language shown is saved to the profile, whether the person chose it or not. */
export function LanguageStep() {
  const say = useText();
  const sayProblem = useProblemText();
  const { language } = useMe();
  const shown = useLocale();
  const { next } = useWelcomeStep();
  const [, send] = useMutation(SaveLanguageDocument);
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const { error } = shown === language ? {} : await send({ language: shown });
    setBusy(false);
    if (error) toast.error(sayProblem(error));
    else next();
  };
  return (
    <StepForm title={say('welcome.language.title')} lead={say('welcome.language.lead')} isBusy={isBusy} onSubmit={go}>
      <LanguageRadios />
    </StepForm>
  );
}
