import { useMutation, useQuery } from 'urql';
import {
  AccessRequestsDocument,
  type AccessRequestsQuery,
  AnswerAccessRequestDocument,
} from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toaster.tsx';
import { PageNotice } from '../page/page-notice.tsx';
import styles from './waiting-requests.module.css';

/** Who asks to read a thing that I may share, each with the two answers (product/access#requests). Nothing where nobody asks. */
export function WaitingRequests({ id }: { id: string }) {
  const [{ data }] = useQuery({ query: AccessRequestsDocument, variables: { id } });
  if (!data?.accessRequests.length) return null;
  return (
    <PageNotice>
      <ul className={styles.requests}>
        {data.accessRequests.map((request) => (
          <One key={request.person.id} of={id} request={request} />
        ))}
      </ul>
    </PageNotice>
  );
}

function One({ of, request: { person } }: { of: string; request: AccessRequestsQuery['accessRequests'][number] }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(AnswerAccessRequestDocument);
  const { name, organization } = person;
  const answer = async (isGiven: boolean) => {
    const { error } = await send({ id: of, person: person.id, isGiven });
    if (error) toast.error(sayProblem(error));
    else toast.success(say(isGiven ? 'access.request.given' : 'access.request.refusedNow', { name }));
  };
  return (
    <li className={styles.request}>
      <span>{say('access.request.asks', { name, organization: organization.name })}</span>
      <span className={styles.answers}>
        <Button size="sm" disabled={fetching} onClick={() => void answer(true)}>
          {say('access.request.give')}
          <span className="ds-sr-only">: {name}</span>
        </Button>
        <Button size="sm" variant="tertiary" disabled={fetching} onClick={() => void answer(false)}>
          {say('access.request.refuse')}
          <span className="ds-sr-only">: {name}</span>
        </Button>
      </span>
    </li>
  );
}
