import { auditActions } from '@samspel/domain/subject/audit';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { AuditLogQuery, AuditPartyKind } from '../../../generated/graphql.ts';
import { choiceOf } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';

/** Kinds that the log has a word for; any other is called a thing. */
const namedKinds = [
  'TOPIC',
  'CALENDAR',
  'EVENT',
  'EVENT_INSTANCE',
  'TASK',
  'DISCUSSION',
  'COMMENT',
  'USERFILE',
  'ACTION_VALUE',
] as const;

/** A thing without a kind is, after these actions, a group that was removed. */
const actionsOnGroups = new Set<string>(['members', 'title']);

type Entry = AuditLogQuery['auditLog']['nodes'][number];

/** One row of the log: who did what to whom or with what, and when; numbers and levels can be unfolded. */
export function LogRow({ entry: { at, action, by, about, subject, kind, party, detail } }: { entry: Entry }) {
  const say = useText();
  const sayMoment = useMoment();
  const known = choiceOf(auditActions, action);
  const isOther = about !== null && about.id !== by?.id;
  return (
    <li>
      <span className={styles.what}>
        <span>
          <Somebody person={by} /> {known ? say(`admin.action.${known}`) : action}{' '}
          {isOther && <Somebody person={about} />}{' '}
          {party ? (
            <Party party={party} />
          ) : (
            subject && (
              <span className={styles.detail}>
                {kind && say(`admin.kind.${choiceOf(namedKinds, kind) ?? 'other'}`)}
                {actionsOnGroups.has(action) && say('admin.log.goneGroup')} {say('admin.log.thing', { id: subject })}
              </span>
            )
          )}
        </span>
        {detail !== '{}' && (
          <details className={styles.detail}>
            <summary>{say('admin.log.details')}</summary>
            <pre className={styles.json}>{JSON.stringify(JSON.parse(detail), null, 2)}</pre>
          </details>
        )}
      </span>
      <span className={styles.detail}>{sayMoment(at)}</span>
    </li>
  );
}

/** Where the pages of organizations and groups are. */
const pathOf: Record<AuditPartyKind, (party: NonNullable<Entry['party']>) => string> = {
  ORGANIZATION: ({ id }) => adminPaths.organization(id),
  GROUP: ({ name }) => adminPaths.groupCalled(name),
  ORGANIZATION_GROUP: ({ name }) => adminPaths.organizationGroupCalled(name),
};

function Party({ party }: { party: NonNullable<Entry['party']> }) {
  const say = useText();
  return (
    <>
      <span className={styles.detail}>{say(`admin.party.${party.kind}`)}</span>{' '}
      <TextLink to={pathOf[party.kind](party)}>{party.name}</TextLink>
    </>
  );
}

function Somebody({ person }: { person: Entry['by'] }) {
  const say = useText();
  if (!person) return <span>{say('admin.log.nobody')}</span>;
  const { id, name } = person;
  return name ? <TextLink to={adminPaths.person(id)}>{name}</TextLink> : <span>{say('admin.log.gone', { id })}</span>;
}
