import type { GrantedLevel } from '@samspel/domain/subject/access';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import {
  AccessRequestsDocument,
  type AccessRequestsQuery,
  AnswerAccessRequestDocument,
} from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { PageNotice } from '../../ui/layout/page-notice.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import styles from './waiting-requests.module.css';

/** Number of requests shown above the page; a button shows the others. */
const shownAtFirst = 3;

/** The people who ask to read a thing that I may share, each with buttons to answer (product/access#requests). Nothing if nobody asks. */
export function WaitingRequests({ id }: { id: string }) {
  const say = useText();
  const [isUnfolded, setUnfolded] = useState(false);
  const [{ data }] = useQuery({ query: AccessRequestsDocument, variables: { id } });
  const requests = data?.accessRequests ?? [];
  if (requests.length === 0) return null;
  const isFolded = !isUnfolded && requests.length > shownAtFirst;
  return (
    <PageNotice>
      <ul className={styles.requests}>
        {(isFolded ? requests.slice(0, shownAtFirst) : requests).map((request) => (
          <One key={request.person.id} of={id} request={request} />
        ))}
      </ul>
      {isFolded && (
        <Button size="sm" variant="tertiary" aria-expanded={false} onClick={() => setUnfolded(true)}>
          {say('access.request.showAll', { count: requests.length })}
        </Button>
      )}
    </PageNotice>
  );
}

/** The message after each answer. */
const results = {
  READ: 'access.request.given',
  WRITE: 'access.request.givenWrite',
  NO: 'access.request.refusedNow',
} as const;

function One({ of, request: { person } }: { of: string; request: AccessRequestsQuery['accessRequests'][number] }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, send] = useMutation(AnswerAccessRequestDocument);
  const { name, organization } = person;
  const answer = async (given: GrantedLevel | null) => {
    const { error } = await send({ id: of, person: person.id, given });
    if (error) toast.error(sayProblem(error));
    else toast.success(say(results[given ?? 'NO'], { name }));
  };
  const button = (given: GrantedLevel | null, words: string) => (
    <Button
      size="sm"
      variant={given === 'READ' ? 'secondary' : 'tertiary'}
      isBusy={fetching}
      onClick={() => void answer(given)}
    >
      {words}
      <span className="ds-sr-only">: {name}</span>
    </Button>
  );
  return (
    <li className={styles.request}>
      <span>{say('access.request.asks', { name, organization: organization.name })}</span>
      <span className={styles.answers}>
        {button('READ', say('access.request.give'))}
        {button('WRITE', say('access.request.giveWrite'))}
        {button(null, say('access.request.refuse'))}
      </span>
    </li>
  );
}
