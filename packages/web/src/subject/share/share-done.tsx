import { useEffect, useRef } from 'react';
import { useQuery } from 'urql';
import { MemberWithDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';

/** Milliseconds for which it says that the mail is on its way (product/sharing#by-mail). */
const shownFor = 3_000;

interface Props {
  email: string;
  onGiveAccess: (() => void) | undefined;
  onClose: () => void;
}

/** Says that the mail is on its way, and closes; stays open if it offers to give a member access. It takes over the focus from the form. */
export function ShareDone({ email, onGiveAccess, onClose }: Props) {
  const say = useText();
  const place = useRef<HTMLDivElement>(null);
  const [{ data, fetching }] = useQuery({ query: MemberWithDocument, variables: { email }, pause: !onGiveAccess });
  const member = onGiveAccess && data?.findPersons[0];
  const isWaiting = fetching || Boolean(member);
  useEffect(() => place.current?.focus(), []);
  useEffect(() => {
    if (isWaiting) return;
    const closing = setTimeout(onClose, shownFor);
    return () => clearTimeout(closing);
  }, [isWaiting, onClose]);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert kind="success" role="status">
        {say('shareMail.sent', { email })}
      </Alert>
      {member && (
        <>
          <p>{say('shareMail.offer', { name: member.name })}</p>
          <Button
            onClick={() => {
              onClose();
              onGiveAccess();
            }}
          >
            {say('shareMail.giveAccess')}
          </Button>
        </>
      )}
    </div>
  );
}
