import { nextYearsCall } from '@samspel/domain/grant/grant';
import { titleLimit } from '@samspel/domain/text/title-limit';
import { useParams, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { CopiedFilesDocument, CopiedGrantDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import { GrantEditor } from './grant-editor.tsx';
import { grantFormOf } from './grant-form.ts';

/**
 * /admin/action-value/copy/:revision: a new grant that begins with another grant's content, relations and files; with `?call=next` it is that grant's
 * call of next year.
 */
export function Component() {
  const say = useText();
  const { revision: id = '' } = useParams();
  const [address] = useSearchParams();
  const isNext = address.get('call') === 'next';
  const [{ data, error }, ask] = useQuery({ query: CopiedGrantDocument, variables: { id } });
  const copied = data?.revision.actionValue ?? '';
  const [files, askFiles] = useQuery({ query: CopiedFilesDocument, variables: { id: copied }, pause: !copied });
  if (files.error)
    return <PageProblem error={files.error} onRetry={() => askFiles({ requestPolicy: 'network-only' })} />;
  if (error) return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data || !files.data) return <PageLoading />;
  const said = data.revision;
  const { title } = said;
  const copy = () => ({ ...grantFormOf(said), title: say('grant.copy.of', { title }).slice(0, titleLimit) });
  const first = isNext ? grantFormOf(nextYearsCall(said)) : copy();
  return (
    <>
      <PageHeader
        above={<TextLink to={grantPaths.list}>{say('grant.many')}</TextLink>}
        title={say(isNext ? 'grant.next.title' : 'grant.copy.title', { title })}
        lead={say(isNext ? 'grant.next.lead' : 'grant.copy.lead')}
      />
      <GrantEditor grant={null} first={first} copied={{ id: said.actionValue, files: files.data.files }} />
    </>
  );
}
