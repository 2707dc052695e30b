import { mailFrequencyOf } from '@samspel/domain/account/mail-frequency';
import { termsVersion } from '@samspel/domain/account/terms';
import { useState } from 'react';
import { useMutation } from 'urql';
import { Terms } from '../../areas/about/terms.tsx';
import { ContactChoice } from '../../areas/notification/contact-choice.tsx';
import { MailChoice } from '../../areas/notification/mail-choice.tsx';
import { useMe } from '../../core/person/me.tsx';
import { useSettings } from '../../core/person/use-settings.ts';
import { AcceptTermsDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { isIntroduced } from './is-welcome.ts';
import { StepForm } from './step-form.tsx';
import styles from './welcome.module.css';

/**
 * Step 3: the terms, in one line with the way to them, and how one is told of things, which is already chosen well. People who have been through the
 * wizard before are only asked to accept the changed terms, and read them here.
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
      {!isNew && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard
        <section className={styles.terms} tabIndex={0} aria-label={say('terms.title')}>
          <Terms />
        </section>
      )}
      <Checkbox
        id="accept"
        label={say('welcome.terms.accept')}
        description={
          isNew && (
            <TextLink to="/about/userTerms" target="_blank">
              {say('welcome.terms.read')}
            </TextLink>
          )
        }
        checked={isAccepted}
        error={isMissing && !isAccepted && say('welcome.terms.mustAccept')}
        onChange={({ target }) => setAccepted(target.checked)}
      />
      {isNew && <Notices />}
      {error && (
        <Alert kind="danger" role="alert">
          {sayProblem(error)}
        </Alert>
      )}
    </StepForm>
  );
}

/** How one is told of things: the choice that stands, folded. */
function Notices() {
  const say = useText();
  const { settings } = useSettings();
  const often = say(`notification.mail.${mailFrequencyOf(settings)}`);
  return (
    <Disclosure label={say('welcome.notices', { often: often.toLowerCase() })}>
      <MailChoice />
      <ContactChoice />
    </Disclosure>
  );
}
