import type { ReactNode } from 'react';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import type { AnyField } from '../../../subject/form/fields.ts';
import { kostraLanguage } from '../../../subject/kostra/kostra-language.ts';
import { useText } from '../../../texts/text.tsx';
import { type FormFieldName, grantFacts, grantFields } from '../parts/grant.fields.ts';
import { useAmount } from '../parts/use-amount.ts';
import styles from './grant-page.module.css';

/** What a grant is, in short: only the facts that somebody has written. */
export function Facts({ grant }: { grant: GrantPartsFragment }) {
  const say = useText();
  const says = grant.currentRevision;
  const named: Partial<Record<FormFieldName, ReactNode>> = {
    amountFrom: useAmount(says),
    source: grant.source?.name,
    sectors: says.sectors.map(({ title }) => title).join(', '),
    kostraFunctions: says.kostraFunctions.length > 0 && (
      <span lang={kostraLanguage}>{says.kostraFunctions.map(({ kid, title }) => `${kid} ${title}`).join(', ')}</span>
    ),
  };
  return (
    <dl className={styles.facts}>
      {grantFacts.map((name) => {
        const { label, of, fact }: AnyField = grantFields[name];
        const words = name in named ? named[name] : fact?.say?.(of(says[name as keyof typeof says]), { say });
        return (
          words && (
            <div key={name} className={styles.fact}>
              <dt>{say(fact?.label ?? label)}</dt>
              <dd>{words}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
