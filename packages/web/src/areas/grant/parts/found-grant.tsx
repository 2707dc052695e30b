import { idFromUri } from '@samspel/domain/subject/address';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { TypedDocumentNode } from 'urql';
import { SubjectLoader } from '../../../subject/page/subject-loader.tsx';
import type { Beside } from '../../../subject/sections/use-asked-ahead.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { grantPaths } from './grant.paths.ts';

interface Props<Grant> {
  /** Queries the grant, under the name `found`. */
  document: TypedDocumentNode<{ found: Grant }, { id: string }>;
  show: (grant: Grant, reload: () => void) => ReactNode;
  /** See `SubjectLoader`. */
  beside?: Beside;
}

/** The grant whose id the address ends with, or that it does not exist or is not for me. */
export function FoundGrant<Grant extends { id: string }>(props: Props<Grant>) {
  return <SubjectLoader {...props} missing={<NotFound />} lost={<NotFound />} />;
}

function NotFound() {
  const say = useText();
  const { uri = '' } = useParams();
  return (
    <PageHeader
      above={<TextLink to={grantPaths.list}>{say('grant.many')}</TextLink>}
      title={say('grant.notFound.title')}
      lead={say('grant.notFound', { id: idFromUri(uri) ?? uri })}
      actions={
        <Button variant="primary" onClick={() => location.reload()}>
          {say('button.retry')}
        </Button>
      }
    />
  );
}
