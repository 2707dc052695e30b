import { SignUpForm } from './sign-up-form.tsx';

/** /signup/trial: the first of an organization begins its 30 days (decision 16). */
export function Component() {
  return <SignUpForm isTrial />;
}
