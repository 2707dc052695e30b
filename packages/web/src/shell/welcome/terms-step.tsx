import { termsVersion } from '@samspel/domain/account/terms';
import { useState } from 'react';
import { useMutation } from 'urql';
import { Terms } from '../../areas/about/terms.tsx';
import { MailChoice } from '../../areas/notification/mail-choice.tsx';
import { useMe } from '../../core/person/me.tsx';
import { AcceptTermsDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ContactChoice } from './contact-choice.tsx';
import { isIntroduced } from './is-welcome.ts';
import { StepForm } from './step-form.tsx';
import styles from './welcome.module.css';

/**
 * Step 3: the terms, and how one wants to be contacted. People who have been through the wizard before are only asked to accept the changed terms.
 */
export function TermsStep() {
  const say = useText();
  const sayProblem = useProblemText();
  const isNew = !isIntroduced(useMe());
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [{ fetching, error }, send] = useMutation(AcceptTermsDocument);
  const finish = async () => {
    setMissing(!isAccepted);
    if (isAccepted) await send({ version: termsVersion });
    else document.querySelector<HTMLInputElement>('#accept')?.focus();
  };
  const part = isNew ? (['title', 'lead'] as const) : (['changedTitle', 'changedLead'] as const);
  return (
    <StepForm
      title={say(`welcome.terms.${part[0]}`)}
      lead={say(`welcome.terms.${part[1]}`)}
      action={say(isNew ? 'welcome.finish' : 'welcome.accept')}
      isBusy={fetching}
      isCounted={isNew}
      onSubmit={finish}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
      <section className={styles.terms} tabIndex={0} aria-label={say('terms.title')}>
        <Terms />
      </section>
      <Checkbox
        id="accept"
        label={say('welcome.terms.accept')}
        checked={isAccepted}
        error={isMissing && !isAccepted && say('welcome.terms.mustAccept')}
        onChange={({ target }) => setAccepted(target.checked)}
      />
      {isNew && <MailChoice />}
      {isNew && <ContactChoice />}
      {error && (
        <Alert kind="danger" role="alert">
          {sayProblem(error)}
        </Alert>
      )}
    </StepForm>
  );
}
