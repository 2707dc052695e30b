import { useQuery } from 'urql';
import { OrganizationReportDocument } from '../../../generated/graphql.ts';
import { useFilter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const figures = ['people', 'lately', 'pending', 'deactivated', 'groups', 'calendars', 'topics', 'discussions'] as const;

/** /admin/report: an organization in figures; one's own unless the address names another. */
export function Component() {
  const say = useText();
  const organization = useFilter().of('organization') ?? null;
  const [{ data, error }, ask] = useQuery({
    query: OrganizationReportDocument,
    variables: { organization },
    requestPolicy: 'cache-and-network',
  });
  const report = data?.organizationReport;
  return (
    <>
      <PageHeader above={report?.organization.name} title={say('admin.report')} lead={say('admin.report.lead')} />
      {error && !report && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !report && <Skeleton lines={8} />}
      {report && (
        <Facts>
          {figures.map((figure) => (
            <Fact key={figure} name={say(`admin.report.${figure}`)}>
              {report[figure]}
            </Fact>
          ))}
        </Facts>
      )}
    </>
  );
}
