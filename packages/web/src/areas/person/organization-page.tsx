import { organizationCountry } from '@samspel/domain/person/person';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { OrganizationPageDocument, type OrganizationPageQuery } from '../../generated/graphql.ts';
import { Missing } from '../../subject/page/missing.tsx';
import { problemOf } from '../../texts/problem.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { OrganizationImage } from '../../ui/base/organization-image.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../ui/layout/page-problem.tsx';
import { OrganizationPeople } from './organization-people.tsx';
import { OrganizationThings } from './organization-things.tsx';
import styles from './person.module.css';

/** /organization/:orgLocale/:orgNumber: an organization, its people, and what they made. */
export function Component() {
  const { orgLocale = '', orgNumber = '' } = useParams();
  return orgLocale.toLowerCase() === organizationCountry ? <Found key={orgNumber} number={orgNumber} /> : <Absent />;
}

function Absent() {
  const say = useText();
  return <Missing wayOut={<LinkButton to="/home">{say('home.title')}</LinkButton>} />;
}

function Found({ number }: { number: string }) {
  const [{ data, error }, ask] = useQuery({ query: OrganizationPageDocument, variables: { number } });
  if (data) return <One organization={data.organization} />;
  if (!error) return <PageLoading />;
  if (problemOf(error).code === 'notFound') return <Absent />;
  return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
}

function One({ organization }: { organization: OrganizationPageQuery['organization'] }) {
  const say = useText();
  const { id, name, number, url, organizationImage } = organization;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <OrganizationImage address={organizationImage} />
        <PageHeader
          title={name}
          lead={say(number.length === 4 ? 'person.municipalityNumber' : 'person.organizationNumber', { number })}
          actions={
            url && (
              <a href={url} className="ds-link" rel="noreferrer">
                {say('person.homePage')}
              </a>
            )
          }
        />
      </div>
      <div className={styles.columns}>
        <OrganizationPeople id={id} name={name} />
        <OrganizationThings id={id} name={name} />
      </div>
    </div>
  );
}
