import { pagePath } from '@samspel/domain/subject/link-path';
import { useMe } from '../../../core/person/me.tsx';
import type { OrphansQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { OrphanRow } from './orphan-row.tsx';

/** A grant whose responsible person has left. */
export function OrphanGrant({ grant }: { grant: OrphansQuery['orphanActionValues']['nodes'][number] }) {
  const say = useText();
  const { id, uri, title, status, currentRevision } = grant;
  return (
    <OrphanRow
      detail={status === 'DRAFT' ? say('subject.status.DRAFT') : null}
      responsible={currentRevision?.responsible}
      isDeactivated
    >
      <TextLink to={pagePath('ACTION_VALUE', uri ?? id)}>{title}</TextLink>
    </OrphanRow>
  );
}

/**
 * A case of my municipality. If the responsible person still belongs to it, they are deactivated; otherwise they have moved to another organization,
 * and are replaced in the case, on the page of its grant.
 */
export function OrphanCase({ case: one }: { case: OrphansQuery['orphanCases']['nodes'][number] }) {
  const say = useText();
  const { organization } = useMe();
  const { state, grant, responsible } = one;
  return (
    <OrphanRow
      detail={say(`grantCase.state.${state}`)}
      responsible={responsible}
      isDeactivated={responsible?.organization.id === organization?.id}
    >
      {grant ? (
        <TextLink to={pagePath('ACTION_VALUE', grant.uri ?? grant.id)}>{grant.title}</TextLink>
      ) : (
        say('grantCase.gone')
      )}
    </OrphanRow>
  );
}
