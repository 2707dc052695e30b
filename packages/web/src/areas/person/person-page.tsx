import { PersonPencilIcon } from '@navikt/aksel-icons';
import { useMe } from '../../core/person/me.tsx';
import { OrganizationLink } from '../../core/person/organization-link.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { PersonPageDocument, type PersonPageQuery } from '../../generated/graphql.ts';
import { KostraTags } from '../../subject/kostra/kostra-tags.tsx';
import { Missing } from '../../subject/page/missing.tsx';
import { SubjectLoader } from '../../subject/page/subject-loader.tsx';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './person.module.css';
import { PersonThings } from './person-things.tsx';

type Person = PersonPageQuery['found'];

/** /person/:uri and /profile/:uri: who somebody is, what they make and follow, and people elsewhere with the same service areas. */
export function Component() {
  const say = useText();
  const missing = <Missing wayOut={<LinkButton to="/home">{say('home.title')}</LinkButton>} />;
  return (
    <SubjectLoader
      document={PersonPageDocument}
      show={(person) => <One person={person} />}
      missing={missing}
      lost={missing}
    />
  );
}

function One({ person }: { person: Person }) {
  return (
    <div className={styles.page}>
      <Head person={person} />
      {person.description && <p className={styles.description}>{person.description}</p>}
      <KostraTags of={person.kostraFunctions} />
      <PersonThings person={person} />
    </div>
  );
}

function Head({ person }: { person: Person }) {
  const { name, picture, jobTitle, department, organization } = person;
  return (
    <div className={styles.head}>
      <Avatar name={name} picture={picture} size="xl" />
      <PageHeader
        title={name}
        lead={
          <>
            {[jobTitle, department].filter(Boolean).map((fact) => `${fact} · `)}
            <OrganizationLink organization={organization} />
          </>
        }
        actions={<Ways person={person} />}
      />
    </div>
  );
}

/** Links from here: to my profile if the page is mine, and to the person's year. */
function Ways({ person: { id, name } }: { person: Person }) {
  const say = useText();
  const me = useMe();
  const may = useMay();
  const isMine = me.id === id;
  return (
    <>
      {isMine && (
        <LinkButton to="/my-profile" icon={<PersonPencilIcon />}>
          {say('person.edit')}
        </LinkButton>
      )}
      {may.use('CALENDAR') && (
        <LinkButton to={`/person/${id}/annual-cycle`}>
          {isMine ? say('calendar.mine') : say('calendar.yearOf', { name })}
        </LinkButton>
      )}
    </>
  );
}
