import { useId } from 'react';
import { useMoment } from '../../../core/time/use-moment.ts';
import { saySize } from '../../../core/upload/file-words.ts';
import type { OperationQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import styles from '../parts/admin.module.css';

const parts = ['database', 'storage', 'mail', 'jobs'] as const;

/** Whether everything that the installation depends on works, and how much it stores. */
export function Health({ state }: { state: OperationQuery['systemState'] }) {
  const say = useText();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Heading level={2} size="sm" id={heading}>
        {say('admin.health')}
      </Heading>
      <Facts>
        <Fact name={say('admin.version')}>{state.version}</Fact>
        {parts.map((part) => (
          <Fact key={part} name={say(`admin.health.${part}`)}>
            <Tag color={state[part] ? 'success' : 'danger'}>
              {say(state[part] ? 'admin.health.up' : 'admin.health.down')}
            </Tag>
          </Fact>
        ))}
        <BackupFact state={state} />
        <Fact name={say('admin.storage.database')}>{saySize(say, state.databaseSize)}</Fact>
        <Fact name={say('admin.storage.files', { count: state.files })}>
          {state.files === 0 ? say('upload.kilobytes', { size: 0 }) : saySize(say, state.fileSize)}
        </Fact>
      </Facts>
    </section>
  );
}

/** When the newest backup was made, whether it is too old, and why the newest try failed. */
function BackupFact({ state }: { state: OperationQuery['systemState'] }) {
  const say = useText();
  const sayMoment = useMoment();
  const { backup, backupAt, backupSize, backupFailedAt, backupError } = state;
  return (
    <Fact name={say('admin.backup')}>
      {backupAt
        ? say('admin.backup.made', { when: sayMoment(backupAt), size: saySize(say, backupSize ?? 0) })
        : say('admin.backup.none')}
      {!backup && (
        <>
          {' '}
          <Tag color="danger">{say('admin.backup.late')}</Tag>
        </>
      )}
      {backupFailedAt && (
        <p className={styles.detail}>
          {say('admin.backup.failed', { when: sayMoment(backupFailedAt) })} <span lang="en">{backupError}</span>
        </p>
      )}
    </Fact>
  );
}
