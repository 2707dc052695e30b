import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { HomeNewCalendarsDocument } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { paths } from '../address/paths.ts';
import styles from './home-new.module.css';

/** The newest year wheels that others in my municipality have made; nothing if there are none (product/year-wheels#home). */
export default function HomeNewCalendars() {
  const say = useText();
  const { organization } = useMe();
  const [{ data }] = useQuery({ query: HomeNewCalendarsDocument, requestPolicy: 'cache-and-network' });
  const calendars = data?.newCalendars ?? [];
  if (calendars.length === 0) return null;
  return (
    <RuledSection title={say('home.newWheels', { municipality: organization.name })}>
      <ul className={styles.list}>
        {calendars.map((calendar) => (
          <li key={calendar.id}>
            <TextLink to={paths.calendar(calendar)}>{sayTitle(say, calendar)}</TextLink>
            <span className={styles.by}>{calendar.createdBy.name}</span>
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
