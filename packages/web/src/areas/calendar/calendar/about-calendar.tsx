import { PersonPlusIcon } from '@navikt/aksel-icons';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import { draftOf } from '../../../subject/access/access-draft.ts';
import { MemberSign } from '../../../subject/access/member-sign.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Forks } from '../copy/forks.tsx';
import styles from './about-calendar.module.css';

interface Props {
  calendar: CalendarPartsFragment;
  onShare: () => void;
}

/** What a year wheel is about, its service areas, and who has access. */
export function AboutCalendar({ calendar, onShare }: Props) {
  const say = useText();
  const { description, kostraFunctions } = calendar;
  return (
    <div className={styles.about}>
      {(description || kostraFunctions.length > 0) && (
        <section aria-labelledby="calendar-about">
          <Heading level={2} id="calendar-about">
            {say('calendar.page.about')}
          </Heading>
          {description && <RichText json={description} />}
          {kostraFunctions.length > 0 && (
            <ul className={styles.tags} aria-label={say('field.kostraFunctions')}>
              {kostraFunctions.map(({ id, kid, title }) => (
                <li key={id}>
                  <Tag>
                    {kid} {title}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Access calendar={calendar} onShare={onShare} />
      <Forks id={calendar.id} />
    </div>
  );
}

/** How many names the summary shows. */
const namesShown = 6;

/** Who has access, in short; the whole list is one button away. */
function Access({ calendar, onShare }: Props) {
  const say = useText();
  if (!calendar.access) return null;
  const { isPrivate, visibility, members } = draftOf(calendar.access);
  const openness = isPrivate
    ? `${say('access.private')} · ${say(`access.visibility.${visibility}`)}`
    : say('access.everyoneReads');
  return (
    <section aria-labelledby="calendar-access">
      <Heading level={2} id="calendar-access">
        {say('access.title')}
      </Heading>
      <p className={styles.quiet}>{openness}</p>
      <ul className={styles.members}>
        {members.slice(0, namesShown).map(({ kind, id, name, access }) => (
          <li key={`${kind}-${id}`}>
            <MemberSign member={{ kind, name }} />
            <span>{name}</span>
            <span className={styles.quiet}>{say(`access.level.${access}`)}</span>
          </li>
        ))}
      </ul>
      {members.length > namesShown && (
        <p className={styles.quiet}>{say('event.preview.more', { count: members.length - namesShown })}</p>
      )}
      <div>
        <Button size="sm" icon={<PersonPlusIcon />} onClick={onShare}>
          {say('access.show')}
        </Button>
      </div>
    </section>
  );
}
