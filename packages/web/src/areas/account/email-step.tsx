import { Refusal } from '@samspel/domain/refusal';
import { useNavigate, useSearchParams } from 'react-router';
import { useSentForm } from '../../core/forms/use-sent-form.ts';
import { afterSeconds } from '../../core/pin/use-seconds-left.ts';
import type { InTurn } from '../../core/rest.ts';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Form } from '../../ui/field/form.tsx';
import { checkEmail, type EmailCheck } from './account.calls.ts';
import { loadEmailInput } from './account.schemas.ts';
import { useEmailErrorText } from './account-error.ts';
import { AccountHeading } from './account-heading.tsx';
import { Captcha } from './captcha.tsx';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { MicrosoftLink } from './microsoft-link.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useOnward } from './use-onward.ts';

/** The first step of signing in. An existing person is mailed a PIN; a new one goes on to the sign-up. The link of an invitation names the address (product/accounts#screens-of-signing-in). */
export function EmailStep({ onSent }: { onSent: (email: string, mailAgainAt: number) => void }) {
  const say = useText();
  const navigate = useNavigate();
  const sayError = useEmailErrorText();
  const captcha = useCaptcha();
  const [params] = useSearchParams();
  const onward = useOnward();
  const go = (email: string, { answer: check, seconds }: InTurn<EmailCheck>) => {
    if (check.tooManyAttempts) throw new Refusal('auth.tooManyAttempts');
    if (!check.valid) throw new Refusal('auth.notMunicipal', 'email', { email });
    if (check.newUser) return navigate(onward('/signup'), { state: { email, isUnknown: true } });
    return onSent(email, afterSeconds(seconds));
  };
  const form = useSentForm({
    load: loadEmailInput,
    start: { email: params.get('email') ?? '' },
    send: async ({ email }) => go(email, await checkEmail(email, captcha.answer)),
    onError: (error) => {
      if (problemOf(error).code === 'noSubscription') return navigate('/login/no-subscription');
      captcha.renew();
      if (!captcha.demandedBy(error)) form.errors.refuse(error, sayError(error));
    },
  });

  return (
    <Form onSubmit={() => form.submit()} className={styles.form}>
      <AccountHeading title={say('account.login.title')} lead={say('account.login.intro')} />
      <StorageNotice />
      <EmailField {...form.line('email')} />
      {captcha.isDemanded && <Captcha key={captcha.round} onAnswer={captcha.setAnswer} />}
      <FormError errors={form.errors} />
      <Button type="submit" variant="primary" fullWidth loading={form.isBusy}>
        {say('account.next')}
      </Button>
      <MicrosoftLink />
      <p className={styles.aside}>
        {say('account.newHere')} <TextLink to={onward('/signup/trial')}>{say('account.startTrial')}</TextLink>
        <br />
        {say('account.password.have')}{' '}
        <TextLink to={`/login-classic?${params}`}>{say('account.password.signIn')}</TextLink>
      </p>
    </Form>
  );
}
