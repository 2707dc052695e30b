import { useQuery } from 'urql';
import { OrganizationReportDocument, type OrganizationReportQuery } from '../../../generated/graphql.ts';
import { useFilter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { adminPaths } from '../parts/admin-paths.ts';

const figures = ['people', 'lately', 'pending', 'deactivated', 'groups', 'calendars', 'topics', 'discussions'] as const;

/** /admin/report: an organization in figures; my own unless the address names another. */
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
              <Figure figure={figure} report={report} />
            </Fact>
          ))}
        </Facts>
      )}
    </>
  );
}

type Report = OrganizationReportQuery['organizationReport'];

/** The figures that count people who are not active, with the status of those people. */
const standings = { pending: 'PENDING', deactivated: 'DEACTIVATED' } as const;
const isOfStanding = (figure: string): figure is keyof typeof standings => figure in standings;

/** A number; if it counts people who are not active, it leads to them. */
function Figure({ figure, report }: { figure: (typeof figures)[number]; report: Report }) {
  if (!isOfStanding(figure) || report[figure] === 0) return report[figure];
  return <TextLink to={adminPaths.peopleOf(report.organization.id, standings[figure])}>{report[figure]}</TextLink>;
}
