import { useId } from 'react';
import { useQuery } from 'urql';
import { SimilarDiscussionsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { useDebounced } from '../../../ui/base/use-debounced.ts';
import { forumPaths } from '../address/forum-paths.ts';
import styles from './ask.module.css';

/** A shorter title, in characters, says too little to compare with. */
const enough = 4;

/** Questions like the one being typed, which may have an answer already. */
export function Similar({ title }: { title: string }) {
  const say = useText();
  const id = useId();
  const typed = useDebounced(title.trim());
  const [{ data }] = useQuery({
    query: SimilarDiscussionsDocument,
    variables: { title: typed },
    pause: typed.length < enough,
  });
  const found = typed.length < enough ? [] : (data?.similarDiscussions ?? []);
  return (
    <div className={styles.status}>
      <p role="status" className="ds-sr-only">
        {found.length > 0 && say('discussion.similarCount', { count: found.length })}
      </p>
      {found.length > 0 && (
        <section aria-labelledby={id} className={styles.similar}>
          <h3 id={id}>{say('discussion.similar')}</h3>
          <p>{say('discussion.similarHint')}</p>
          <ul>
            {found.map((discussion) => (
              <li key={discussion.id}>
                <a
                  className="ds-link"
                  href={`/app${forumPaths.discussion(discussion)}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {discussion.title}
                </a>{' '}
                <span>
                  {discussion.acceptedAnswer
                    ? say('discussion.accepted')
                    : say('discussion.answers', { count: discussion.answerCount })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
