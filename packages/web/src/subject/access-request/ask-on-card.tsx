import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useAskAccess } from './use-ask-access.ts';

interface Props {
  subject: { id: string; title: string };
  owner: string;
}

/** On the card of a thing that I may not open: a button to ask the owner for access (product/access#requests). */
export function AskOnCard({ subject: { id, title }, owner }: Props) {
  const say = useText();
  const { ask, isBusy, isAsked } = useAskAccess(id);
  if (isAsked) return <span role="status">{say('access.request.sent', { owner })}</span>;
  return (
    <Button size="sm" aria-label={say('access.request.askFor', { title })} loading={isBusy} onClick={ask}>
      {say('access.request.ask')}
    </Button>
  );
}
