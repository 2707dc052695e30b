import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { useMoment } from '../../core/time/use-moment.ts';
import type { InvitationCheckQuery } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';

interface Props {
  email: string;
  found: InvitationCheckQuery;
}

/** Whether an invitation to an address would be accepted, who has the address, and what happened to the mails to it. */
export function InvitationFacts({ email, found }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayMoment = useMoment();
  const { refusal, organizations } = found.invitationCheck;
  const person = found.adminPersons.nodes.find((one) => one.email === email);
  const mails = found.outbox.nodes.filter(({ to }) => to?.toLowerCase() === email);
  return (
    <Facts>
      <Fact name={say('labs.invite.wouldGo')}>
        {refusal ? sayProblem(new Refusal(refusal as RefusalCode, 'email', { email })) : say('labs.yes')}
      </Fact>
      <Fact name={say('field.organization')}>{organizations.map(({ name }) => name).join(', ') || '–'}</Fact>
      <Fact name={say('labs.invite.person')}>
        {person ? <TextLink to={`/admin/people/${person.id}`}>{person.name}</TextLink> : say('labs.invite.nobody')}
      </Fact>
      {person && (
        <>
          <Fact name={say('admin.status')}>{say(`admin.status.${person.status}`)}</Fact>
          <Fact name={say('admin.person.invitedAt')}>{person.invitedAt ? sayMoment(person.invitedAt) : '–'}</Fact>
          <Fact name={say('admin.person.lastUsed')}>
            {person.lastUsed ? sayMoment(person.lastUsed) : say('admin.person.never')}
          </Fact>
        </>
      )}
      <Fact name={say('labs.invite.mails')}>
        <Mails mails={mails} />
      </Fact>
    </Facts>
  );
}

function Mails({ mails }: { mails: InvitationCheckQuery['outbox']['nodes'] }) {
  const say = useText();
  const sayMoment = useMoment();
  if (mails.length === 0) return say('labs.invite.noMails');
  return (
    <ul>
      {mails.map(({ id, createdAt, sentAt, givenUpAt, attempts, error }) => (
        <li key={id}>
          {[
            say(sentAt ? 'labs.invite.sent' : givenUpAt ? 'labs.invite.givenUp' : 'labs.invite.waits'),
            sayMoment(sentAt ?? givenUpAt ?? createdAt),
            say('admin.mail.attempts', { count: attempts }),
            error,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
