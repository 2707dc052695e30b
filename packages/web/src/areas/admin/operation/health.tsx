import { useId } from 'react';
import type { OperationQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from '../parts/admin.module.css';

const parts = ['database', 'storage', 'mail', 'jobs'] as const;

/** Whether what the installation stands on holds, and how much it keeps. */
export function Health({ state }: { state: OperationQuery['systemState'] }) {
  const say = useText();
  const heading = useId();
  const saySize = (bytes: number) => say('file.megabytes', { size: Math.round(bytes / 100_000) / 10 });
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Heading level={2} size="sm" id={heading}>
        {say('admin.health')}
      </Heading>
      <dl className={styles.facts}>
        {parts.map((part) => (
          <div key={part} className={styles.figure}>
            <dt>{say(`admin.health.${part}`)}</dt>
            <dd>
              <Tag color={state[part] ? 'success' : 'danger'}>
                {say(state[part] ? 'admin.health.up' : 'admin.health.down')}
              </Tag>
            </dd>
          </div>
        ))}
        <div className={styles.figure}>
          <dt>{say('admin.storage.database')}</dt>
          <dd>{saySize(state.databaseSize)}</dd>
        </div>
        <div className={styles.figure}>
          <dt>{say('admin.storage.files', { count: state.files })}</dt>
          <dd>{saySize(state.fileSize)}</dd>
        </div>
      </dl>
    </section>
  );
}
