import { useNavigate, useSearchParams } from 'react-router';
import { useSentForm } from '../../core/forms/use-sent-form.ts';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { signInByPassword } from './account.calls.ts';
import { loadPasswordInput } from './account.schemas.ts';
import { useEmailErrorText } from './account-error.ts';
import { AccountHeading } from './account-heading.tsx';
import { Captcha } from './captcha.tsx';
import { EmailField } from './email-field.tsx';
import { enter } from './enter.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useOnward } from './use-onward.ts';

/**
 * /login-classic: signing in by address and password, for the few who have a password (product/accounts#passwords). Empties a password that was
 * refused.
 */
export function Component() {
  const say = useText();
  const navigate = useNavigate();
  const sayError = useEmailErrorText();
  const captcha = useCaptcha();
  const [params] = useSearchParams();
  const onward = useOnward();
  const form = useSentForm({
    load: loadPasswordInput,
    start: { email: params.get('email') ?? '', password: '' },
    send: async ({ email, password }) =>
      enter(await signInByPassword(email, password, captcha.answer), params.get('redirect')),
    onError: (error) => {
      const { code, field } = problemOf(error);
      if (code === 'noSubscription') return navigate('/login/no-subscription');
      captcha.renew();
      if (captcha.demandedBy(error)) return;
      if (field === 'password') form.set({ password: '' });
      form.errors.refuse(error, sayError(error));
    },
  });
  return (
    <Form onSubmit={() => form.submit()} className={styles.form}>
      <AccountHeading title={say('account.password.signIn')} lead={say('account.password.intro')} />
      <StorageNotice />
      <EmailField label={say('account.anyEmail')} {...form.line('email')} />
      <TextField
        {...form.line('password')}
        label={say('account.password')}
        type="password"
        required
        autoComplete="current-password"
        error={form.errors.of('password') && <span role="alert">{form.errors.of('password')}</span>}
      />
      {captcha.isDemanded && <Captcha key={captcha.round} onAnswer={captcha.setAnswer} />}
      <FormError errors={form.errors} />
      <Button type="submit" variant="primary" fullWidth loading={form.isBusy}>
        {say('account.signIn')}
      </Button>
      <p className={styles.aside}>
        {say('account.password.none')} <TextLink to={onward('/login')}>{say('account.password.byPin')}</TextLink>
      </p>
    </Form>
  );
}
