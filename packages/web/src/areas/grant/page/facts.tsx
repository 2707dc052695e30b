import type { ReactNode } from 'react';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { kostraLanguage } from '../../../subject/kostra/kostra-language.ts';
import { useText } from '../../../texts/text.tsx';
import { useAmount } from '../parts/use-amount.ts';
import styles from './grant-page.module.css';

/** What a grant is, in short: only the facts that somebody has written, first who may apply and for how much. */
export function Facts({ grant }: { grant: GrantPartsFragment }) {
  const say = useText();
  const says = grant.currentRevision;
  const facts: [label: string, words: ReactNode][] = [
    [say('grant.organizations'), says.validOrganizationTypes.map((one) => say(`grant.organization.${one}`)).join(', ')],
    [say('grant.amount'), useAmount(says)],
    [say('grant.ownShare'), says.ownShare !== null && say('grant.percent', { share: says.ownShare })],
    [say('grant.source'), grant.source?.name],
    [say('grant.type'), say(`grant.type.${says.type}`)],
    [say('field.category'), says.category && say(`grant.category.${says.category}`)],
    [say('grant.year'), says.year !== null && String(says.year)],
    [say('grant.budgetType'), says.budgetType && say(`grant.budgetType.${says.budgetType}`)],
    [say('grant.term'), says.term && say(`grant.term.${says.term}`)],
    [say('grant.sectors'), says.sectors.map(({ title }) => title).join(', ')],
    [
      say('field.kostraFunctions'),
      says.kostraFunctions.length > 0 && (
        <span lang={kostraLanguage}>{says.kostraFunctions.map(({ kid, title }) => `${kid} ${title}`).join(', ')}</span>
      ),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, words]) =>
          words && (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
