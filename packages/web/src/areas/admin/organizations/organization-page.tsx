import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { PictureField } from '../../../core/picture/picture-field.tsx';
import { AdminOrganizationDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { OrganizationImage } from '../../../ui/base/organization-image.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';
import { OrganizationForm } from './organization-form.tsx';
import { StateSign } from './state-sign.tsx';

/** /admin/organizations/:id: the domains, subscription, trial and permissions of one organization. */
export function Component() {
  const say = useText();
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: AdminOrganizationDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const shown = data?.adminOrganization;
  const reread = () => ask({ requestPolicy: 'network-only' });
  return (
    <>
      <PageHeader
        above={<TextLink to={adminPaths.organizations}>{say('admin.organizations')}</TextLink>}
        title={shown?.organization.name ?? say('admin.organizations')}
        lead={shown && <StateSign state={shown.state} />}
      />
      {error && !shown && <ErrorState error={error} onRetry={reread} />}
      {!error && !shown && <Skeleton lines={8} />}
      {shown && (
        <div className={styles.page}>
          <p className={styles.actions}>
            <TextLink to={adminPaths.peopleOf(id)}>{say('admin.organization.people')}</TextLink>
            <TextLink to={`${adminPaths.report}?organization=${id}`}>{say('admin.report')}</TextLink>
          </p>
          <PictureField
            of={{ type: 'ORGANIZATION', id }}
            isThere={shown.organization.organizationImage !== null}
            onChange={reread}
          >
            <OrganizationImage address={shown.organization.organizationImage} />
          </PictureField>
          <OrganizationForm key={shown.version} shown={shown} onReread={reread} />
        </div>
      )}
    </>
  );
}
