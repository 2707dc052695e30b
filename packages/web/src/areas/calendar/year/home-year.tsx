import { yearOf } from '@samspel/domain/time/day';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { HomeYearDocument, type HomeYearQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { SmallWheel } from '../../../ui/base/small-wheel.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { paths } from '../address/paths.ts';
import styles from './home-year.module.css';

type Rings = HomeYearQuery['yearWheel']['rings'];

/** My year on the home page: a small wheel of all my year wheels, how far it has come, and the way to it; nothing without year wheels. */
export default function HomeYear() {
  const say = useText();
  const today = useToday();
  const year = yearOf(today);
  const [{ data, fetching }] = useQuery({
    query: HomeYearDocument,
    variables: { year },
    requestPolicy: 'cache-and-network',
  });
  const rings = data?.yearWheel.rings;
  const drawn = useMemo(
    () => (rings ?? []).map(({ color, calendar }) => ({ color, marks: calendar.yearInShort?.marks ?? [] })),
    [rings],
  );
  if (!fetching && !rings?.length) return null;
  const { activities, done, late } = sumOf(rings ?? []);
  return (
    <section className={styles.year} aria-label={say('home.year', { year })}>
      <SmallWheel year={year} today={today} rings={drawn} size={176} className={styles.wheel} />
      <div className={styles.words}>
        {rings && (
          <>
            <p>
              <strong>{say('home.year.done', { done, total: activities })}</strong>
            </p>
            <p>
              {say('home.year.open', { count: activities - done })}
              {late > 0 && <span className={styles.late}>{say('home.year.late', { count: late })}</span>}
            </p>
          </>
        )}
        <TextLink to={paths.myYear}>{say('home.year.go')}</TextLink>
      </div>
    </section>
  );
}

/** Adds up the numbers of all rings. */
function sumOf(rings: Rings) {
  const sum = { activities: 0, done: 0, late: 0 };
  for (const { calendar } of rings) {
    const { activities = 0, done = 0, late = 0 } = calendar.yearInShort ?? {};
    sum.activities += activities;
    sum.done += done;
    sum.late += late;
  }
  return sum;
}
