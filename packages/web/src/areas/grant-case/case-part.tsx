import { useMutation, useQuery } from 'urql';
import { askOf } from '../../core/graphql/ask-ahead.ts';
import { GrantCaseDocument, StartGrantCaseDocument } from '../../generated/graphql.ts';
import type { SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import { CaseView } from './case-view.tsx';
import styles from './grant-case.module.css';
import { casePaths } from './grant-case.paths.ts';

export const ahead: SectionFile['ahead'] = ({ id }) => [askOf(GrantCaseDocument, { grant: id })];

/**
 * My municipality's case on a grant, or a button to start one, and which other municipalities show that they have applied
 * (product/grants#the-municipalitys-case).
 */
export default function CasePart({ on, guard }: SectionProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ data, error }, ask] = useQuery({
    query: GrantCaseDocument,
    variables: { grant: on.id },
    requestPolicy: 'cache-and-network',
  });
  const [starting, start] = useMutation(StartGrantCaseDocument);
  const begin = async () => {
    const { error } = await start({ id: on.id });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('grantCase.started'));
  };
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  if (!data && !error) return null;
  return (
    <section className={styles.part}>
      <div className={styles.actions}>
        <Heading level={on.level ?? 2} size="xs">
          {say('grantCase.ours')}
        </Heading>
        <TextLink to={casePaths.all}>{say('grantCase.many')}</TextLink>
      </div>
      {!data && error && <ErrorState error={error} onRetry={readAgain} />}
      {data?.grantCase && <CaseView of={data.grantCase} grant={on.id} guard={guard} onReload={readAgain} />}
      {data && !data.grantCase && (
        <>
          <p className={styles.lead}>{say('grantCase.none')}</p>
          <div>
            <Button loading={starting.fetching} onClick={() => void begin()}>
              {say('grantCase.start')}
            </Button>
          </div>
        </>
      )}
      {data && data.grantApplicants.length > 0 && (
        <>
          <Heading level={3}>{say('grantCase.applicants')}</Heading>
          <ul className={styles.applicants}>
            {data.grantApplicants.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
