import { ownPath } from '@samspel/domain/account/own-path';
import { Navigate, useSearchParams } from 'react-router';
import { AccountFrame } from '../../areas/account/account-frame.tsx';
import { useMe } from '../../core/person/me.tsx';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import { MeGate } from '../guards/me-gate.tsx';
import { AreasStep } from './areas-step.tsx';
import { isIntroduced, isWelcome } from './is-welcome.ts';
import { LanguageStep } from './language-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { TermsStep } from './terms-step.tsx';
import { useWelcomeStep } from './use-welcome-step.ts';

/** /welcome-user: the welcome wizard (product/accounts#welcome). */
export function Component() {
  return (
    <MeGate
      waiting={
        <AccountFrame>
          <PageLoading />
        </AccountFrame>
      }
    >
      <AccountFrame>
        <Wizard />
      </AccountFrame>
    </MeGate>
  );
}

const pages = { '1': LanguageStep, '2': ProfileStep, '2.5': AreasStep, '3': TermsStep };

/**
 * The step in the address. People who have been through the wizard only get the terms; people with nothing left to answer go on to the address in
 * `redirect`.
 */
function Wizard() {
  const me = useMe();
  const [search] = useSearchParams();
  const { step } = useWelcomeStep();
  if (isWelcome(me)) return <Navigate to={ownPath(search.get('redirect'))} replace />;
  const Step = isIntroduced(me) ? TermsStep : pages[step];
  return <Step key={step} />;
}
