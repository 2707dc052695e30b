import { SignUpForm } from './sign-up-form.tsx';

/** /signup/trial: the first person of an organization begins its 30 days (product/accounts#trial-and-subscription). */
export function Component() {
  return <SignUpForm isTrial />;
}
