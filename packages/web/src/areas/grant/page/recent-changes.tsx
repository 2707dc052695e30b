import { sayMoment } from '@samspel/i18n/days';
import { Suspense, useId } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { fieldsToShow } from '../../../subject/history/changed-fields.ts';
import { FieldChange } from '../../../subject/history/field-change.tsx';
import { useFieldsOf } from '../../../subject/kinds.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import styles from './grant-page.module.css';

type Change = GrantPartsFragment['recentChanges'][number];

/** What has changed in a grant lately, from what to what; nothing if nothing has. */
export function RecentChanges({ changes }: { changes: readonly Change[] }) {
  const say = useText();
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {say('grant.recent')}
      </Heading>
      <Suspense>
        <ul className={styles.recent}>
          {changes.map((change) => (
            <One key={change.id} change={change} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}

function One({ change }: { change: Change }) {
  const say = useText();
  const today = useToday();
  const shown = useFieldsOf('ACTION_VALUE');
  return (
    <li>
      <p className={styles.left}>
        {say('grant.recent.one', { by: change.by.name, at: sayMoment(say, new Date(change.at), today) })}
      </p>
      <dl>
        {fieldsToShow(change.fields, shown).map((changed) => (
          <FieldChange key={changed.field} changed={changed} shown={shown[changed.field]} />
        ))}
      </dl>
    </li>
  );
}
