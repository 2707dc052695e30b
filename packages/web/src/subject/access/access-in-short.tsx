import { PersonPlusIcon } from '@navikt/aksel-icons';
import { PersonLink } from '../../core/person/person-link.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { type AnsweredAccess, draftOf, type Member } from './access-draft.ts';
import styles from './access-in-short.module.css';
import { MemberSign } from './member-sign.tsx';

/** Number of names in the summary. */
const namesShown = 6;

interface Props {
  /** Null if the person may not read it. */
  access: AnsweredAccess | null;
  /** Shows the whole list. */
  onShow: () => void;
}

/** Who has access, in short; the whole list is one button away. */
export function AccessInShort({ access: answered, onShow }: Props) {
  const say = useText();
  if (!answered) return null;
  const { isPrivate, visibility, members } = draftOf(answered);
  const openness = isPrivate
    ? `${say('access.private')} · ${say(`access.visibility.${visibility}`)}`
    : say('access.everyoneReads');
  return (
    <section aria-labelledby="access-in-short">
      <Heading level={2} id="access-in-short">
        {say('access.title')}
      </Heading>
      <p className={styles.quiet}>{openness}</p>
      <ul className={styles.members}>
        {members.slice(0, namesShown).map(({ kind, id, name, picture, access }) => (
          <li key={`${kind}-${id}`}>
            <MemberSign member={{ kind, name, picture }} />
            <Name kind={kind} id={id} name={name} answered={answered} />
            <span className={styles.quiet}>{say(`access.level.${access}`)}</span>
          </li>
        ))}
      </ul>
      {members.length > namesShown && (
        <p className={styles.quiet}>{say('subject.andMore', { count: members.length - namesShown })}</p>
      )}
      <div>
        <Button size="sm" icon={<PersonPlusIcon />} onClick={onShow}>
          {say('access.show')}
        </Button>
      </div>
    </section>
  );
}

/** A person's name leads to their page. */
function Name({ kind, id, name, answered }: Pick<Member, 'kind' | 'id' | 'name'> & { answered: AnsweredAccess }) {
  const person = kind === 'person' && answered.persons.find((one) => one.person.id === id)?.person;
  return person ? <PersonLink person={person} /> : <span>{name}</span>;
}
