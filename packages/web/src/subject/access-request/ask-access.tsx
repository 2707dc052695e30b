import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { MyAccessRequestDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useAskAccess } from './use-ask-access.ts';

interface Props {
  id: string;
  owner: string;
}

/**
 * On the page of a thing that I may not open: a button to ask the owner for access, or when I asked and what the answer was
 * (product/access#requests).
 */
export function AskAccess({ id, owner }: Props) {
  const say = useText();
  const today = useToday();
  const { ask, isBusy } = useAskAccess(id);
  const [{ data }] = useQuery({ query: MyAccessRequestDocument, variables: { id } });
  if (!data) return null;
  const request = data.myAccessRequest;
  const day = (at: string) => sayShortDay(say, osloToday(new Date(at)), today);
  if (request?.refusedAt) return <p>{say('access.request.refused', { owner, day: day(request.refusedAt) })}</p>;
  if (request) return <p role="status">{say('access.request.waits', { owner, day: day(request.askedAt) })}</p>;
  return (
    <Button variant="primary" loading={isBusy} onClick={ask}>
      {say('access.request.ask')}
    </Button>
  );
}
