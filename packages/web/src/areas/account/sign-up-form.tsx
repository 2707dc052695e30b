import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSentForm } from '../../core/forms/use-sent-form.ts';
import { afterSeconds } from '../../core/pin/use-seconds-left.ts';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Select } from '../../ui/field/select.tsx';
import { checkEmail, register } from './account.calls.ts';
import { loadRegisterInput } from './account.schemas.ts';
import { useRegisterErrorText } from './account-error.ts';
import { AccountHeading } from './account-heading.tsx';
import { Captcha } from './captcha.tsx';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { useOnward } from './use-onward.ts';

/** Signing up: a municipal address and the captcha; a PIN is mailed, and typed on the next page (product/accounts#screens-of-signing-in). */
export function SignUpForm({ isTrial }: { isTrial: boolean }) {
  const say = useText();
  const navigate = useNavigate();
  const onward = useOnward();
  const sayError = useRegisterErrorText();
  const known: { email?: string; isUnknown?: boolean } | null = useLocation().state;
  const [round, setRound] = useState(0);
  const [choices, setChoices] = useState<{ id: string; name: string }[]>([]);
  const form = useSentForm({
    load: loadRegisterInput,
    start: { email: known?.email ?? '', captcha: '', organization: null as string | null },
    send: async ({ email, captcha, organization }) => {
      const chosen = organization === undefined ? undefined : String(organization);
      const { seconds } = await register(email, captcha, chosen);
      const state = { organization: chosen, sentAt: Date.now(), mailAgainAt: afterSeconds(seconds) };
      navigate(onward(`/verify/${encodeURIComponent(email)}`), { state });
    },
    onError: async (error) => {
      const { code } = problemOf(error);
      if (code === 'noSubscription') return navigate('/login/no-subscription');
      if (code === 'auth.chooseOrganization')
        setChoices((await checkEmail(form.values.email)).answer.organizations ?? []);
      form.set({ captcha: '' });
      setRound(round + 1);
      form.errors.refuse(error, sayError(error));
    },
  });
  return (
    <Form onSubmit={() => form.submit()} className={styles.form}>
      <AccountHeading
        title={say(isTrial ? 'account.signUp.trialTitle' : 'account.signUp.title')}
        lead={say(isTrial ? 'account.signUp.intro' : 'account.signUp.plainIntro')}
      />
      {known?.isUnknown && <Alert role="status">{say('account.error.noUser')}</Alert>}
      <StorageNotice />
      <EmailField {...form.line('email')} />
      {choices.length > 0 && (
        <Select
          label={say('account.signUp.organization')}
          value={form.values.organization ?? ''}
          onChange={({ target }) => form.set({ organization: target.value || null })}
          error={form.errors.of('organization')}
        >
          <option value="" />
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Captcha
        key={round}
        onAnswer={(answer = '') => form.set({ captcha: answer })}
        error={form.errors.of('captcha')}
      />
      <FormError errors={form.errors} />
      <Button type="submit" variant="primary" fullWidth loading={form.isBusy}>
        {say('account.signUp')}
      </Button>
      <p className={styles.aside}>
        {say('account.haveAccount')} <TextLink to={onward('/login')}>{say('account.signIn')}</TextLink>
      </p>
    </Form>
  );
}
