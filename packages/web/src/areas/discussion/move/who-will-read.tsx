import { useId } from 'react';
import { useQuery } from 'urql';
import { DiscussionHomeDocument } from '../../../generated/graphql.ts';
import { draftOf } from '../../../subject/access/access-draft.ts';
import { MemberSign } from '../../../subject/access/member-sign.tsx';
import { useText } from '../../../texts/text.tsx';
import { Spinner } from '../../../ui/base/spinner.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import type { Home } from './home-picker.tsx';
import styles from './move.module.css';

/** How many names are shown. */
const namesShown = 8;

/** Who reads a question in a forum, by name unless it is everybody. @param home null is the public forum */
export function WhoWillRead({ home }: { home: Home | null }) {
  const say = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-live="polite" className={styles.readers}>
      <h3 id={id}>{say('discussion.move.who')}</h3>
      {home ? <ReadersOf topic={home} /> : <p>{say('discussion.move.everyone')}</p>}
    </section>
  );
}

function ReadersOf({ topic }: { topic: Home }) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: DiscussionHomeDocument,
    variables: { id: topic.id },
    requestPolicy: 'cache-and-network',
  });
  if (error) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Spinner label={say('shell.loading')} />;
  const { adminCount } = data;
  const { access, title } = data.topic;
  if (!access) return null;
  const { isPrivate, members } = draftOf(access);
  if (!isPrivate) return <p>{say('discussion.move.topicEveryone')}</p>;
  return (
    <>
      <p>{say('discussion.move.topicOnly', { topic: title })}</p>
      <ul>
        {members.slice(0, namesShown).map(({ kind, id, name, detail, picture }) => (
          <li key={`${kind}-${id}`}>
            <MemberSign member={{ kind, name, picture }} />
            <span>{detail ? `${name}, ${detail}` : name}</span>
          </li>
        ))}
      </ul>
      {members.length > namesShown && <p>{say('subject.andMore', { count: members.length - namesShown })}</p>}
      {adminCount > 0 && <p>{say('discussion.move.admins', { count: adminCount })}</p>}
    </>
  );
}
