import { SignUpForm } from './sign-up-form.tsx';

/** /signup: for a new person of an organization that has Samspel. */
export function Component() {
  return <SignUpForm isTrial={false} />;
}
