import { ownPath } from '@samspel/domain/account/own-path';
import { Refusal, type RefusalCode, refusalStatus } from '@samspel/domain/refusal';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { sessionState } from '../../core/session/session.ts';
import type { TokenAnswer } from '../../storage/tokens.ts';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { Spinner } from '../../ui/base/spinner.tsx';
import { microsoftAddress, microsoftToken, type OrganizationChoice } from './account.calls.ts';
import { useMicrosoftErrorText } from './account-error.ts';
import { AccountHeading } from './account-heading.tsx';
import { enter } from './enter.ts';
import { OrganizationStep } from './organization-step.tsx';
import { PinForm } from './pin-form.tsx';
import { useOnward } from './use-onward.ts';

/**
 * /login/microsoft: leads to the provider, and takes the ticket that comes back in the hash (docs/decisions/microsoft). Somebody who is signed in
 * already goes on at once, except in a window that Teams opened: its tab has its own storage.
 */
export function Component() {
  const [search] = useSearchParams();
  const isTeams = search.get('isTeams') === 'true';
  const [wasIn] = useState(() => sessionState() === 'signedIn');
  if (wasIn && !isTeams) return <Navigate to={ownPath(search.get('redirect'))} replace />;
  return <SigningIn redirect={search.get('redirect')} isTeams={isTeams} />;
}

function SigningIn({ redirect, isTeams }: { redirect: string | null; isTeams: boolean }) {
  const say = useText();
  const sayError = useMicrosoftErrorText();
  const onward = useOnward();
  const navigate = useNavigate();
  const [came] = useState(cameWith(useLocation().hash));
  const [problem, setProblem] = useState<unknown>(came.error);
  const [choices, setChoices] = useState<OrganizationChoice[]>();
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState<{ email: string; sentAt: number; mailAgainAt: number }>();

  const goIn = async (tokens: TokenAnswer) => {
    if (!isTeams || !(await isHandedOver(tokens))) await enter(tokens, redirect);
  };
  const trade = async (organization?: string) => {
    setChosen(organization);
    try {
      const { answer, seconds } = await microsoftToken(came.ticket!, { organization });
      if ('organizations' in answer) setChoices(answer.organizations);
      else if ('pin' in answer)
        setAsked({ email: answer.pin.email, sentAt: Date.now(), mailAgainAt: Date.now() + seconds * 1_000 });
      else await goIn(answer);
    } catch (error) {
      if (problemOf(error).code === 'noSubscription') navigate('/login/no-subscription');
      else setProblem(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, since a ticket is valid once
  useEffect(() => {
    if (came.ticket) void trade();
    else if (!came.error) location.replace(microsoftAddress(redirect, isTeams));
    // Removes the ticket from the address, so that it is in no history.
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);

  if (problem !== undefined) {
    return (
      <>
        <AccountHeading title={say('account.microsoft')} />
        <Alert kind="danger" role="alert">
          {sayError(problem)}
        </Alert>
        <LinkButton to={onward('/login')}>{say('account.backToLogin')}</LinkButton>
      </>
    );
  }
  if (asked)
    return (
      <PinForm
        title={say('account.microsoft.prove')}
        email={asked.email}
        button={say('account.signIn')}
        hint={say('account.pin.spam')}
        sentAt={asked.sentAt}
        send={async (pinCode, captcha) => {
          const { answer } = await microsoftToken(came.ticket!, { organization: chosen, pinCode, captcha });
          return answer as TokenAnswer;
        }}
        onTokens={goIn}
        mailAgainAt={asked.mailAgainAt}
        resend={() => microsoftToken(came.ticket!, { organization: chosen })}
        aside={<p>{say('account.microsoft.proveHint')}</p>}
      />
    );
  if (choices) return <OrganizationStep choices={choices} onChoose={trade} />;
  return (
    <>
      <AccountHeading title={say('account.microsoft')} />
      <Spinner label={say('shell.loading')} />
    </>
  );
}

/** Hands the tokens to the Teams tab that opened this window. Returns whether the tab took them. */
async function isHandedOver(tokens: TokenAnswer): Promise<boolean> {
  try {
    await (await import('../../core/teams/teams.ts')).handToTeams(tokens);
    return true;
  } catch {
    return false;
  }
}

/** Returns what the address brought: a ticket, or why there is none. */
function cameWith(hash: string): { ticket?: string; error?: unknown } {
  const said = new URLSearchParams(hash.slice(1));
  const ticket = said.get('access_token');
  if (ticket) return { ticket };
  const code = said.get('error');
  if (code === null) return {};
  return { error: new Refusal(code in refusalStatus ? (code as RefusalCode) : 'auth.providerFailed') };
}
