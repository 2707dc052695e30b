import { mayEdit } from '@samspel/domain/subject/state';
import { useQuery } from 'urql';
import { type Ask, askOf } from '../../../core/graphql/ask-ahead.ts';
import { CalendarForksDocument, type CalendarForksQuery } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { paths } from '../address/paths.ts';
import { EndForkButton } from './end-fork-button.tsx';
import styles from './forks.module.css';

/** Returns what `Forks` asks for. */
export const forksOf = (id: string): Ask => askOf(CalendarForksDocument, { id });

/**
 * The year wheel that this one is a linked copy of, and its own linked copies, as far as I may see them; nothing if there are neither. Writers may
 * end a link.
 */
export function Forks({ id }: { id: string }) {
  const say = useText();
  const [{ data }] = useQuery({ query: CalendarForksDocument, variables: { id } });
  const { forkedFrom, forks = [], status, access } = data?.calendar ?? {};
  if (!forkedFrom && forks.length === 0) return null;
  const mayEnd = status && mayEdit({ status, access });
  return (
    <section aria-labelledby="calendar-forks">
      <Heading level={2} id="calendar-forks">
        {say(forkedFrom ? 'copy.forkedFrom' : 'copy.forks')}
      </Heading>
      {forkedFrom && (
        <p>
          <Title wheel={forkedFrom} />
        </p>
      )}
      {forkedFrom && forks.length > 0 && <Heading level={3}>{say('copy.forks')}</Heading>}
      {forks.length > 0 && <p className={styles.by}>{say('copy.forksHint')}</p>}
      {forks.length > 0 && (
        <ul className={styles.forks}>
          {forks.map((fork) => (
            <li key={fork.id}>
              <Title wheel={fork} />
              <span className={styles.by}>
                {fork.createdBy.name}, {fork.createdBy.organization.name}
              </span>
              {mayEnd && <EndForkButton fork={fork} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Wheel = Pick<CalendarForksQuery['calendar']['forks'][number], 'id' | 'uri' | 'title' | 'status' | 'isLimited'>;

/** The title of a year wheel, as a link unless access is limited. */
function Title({ wheel }: { wheel: Wheel }) {
  const title = sayTitle(useText(), wheel);
  return wheel.isLimited ? <span>{title}</span> : <TextLink to={paths.calendar(wheel)}>{title}</TextLink>;
}
