import { sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { HomeNewsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import styles from './home-news.module.css';

/** The newest news of Samspel, if there is any (product/shell#news). */
export function HomeNews() {
  const say = useText();
  const today = useToday();
  const [{ data }] = useQuery({ query: HomeNewsDocument, requestPolicy: 'cache-and-network' });
  if (!data || data.news.nodes.length === 0) return null;
  return (
    <RuledSection title={say('news.title')} className={styles.news}>
      <ul>
        {data.news.nodes.map(({ id, title, language, publishedOn }) => (
          <li key={id}>
            <TextLink to={`/news/${id}`}>
              <span lang={language}>{title}</span>
            </TextLink>
            <span className={styles.day}>{sayShortDay(say, publishedOn, today)}</span>
          </li>
        ))}
      </ul>
      <TextLink to="/news" className={styles.all}>
        {say('news.all')}
      </TextLink>
    </RuledSection>
  );
}
