import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { FieldFacts } from '../../../subject/form/field-facts.tsx';
import { kostraLanguage } from '../../../subject/kostra/kostra-language.ts';
import { grantFacts, grantFields } from '../parts/grant.fields.ts';
import { useAmount } from '../parts/use-amount.ts';

/** What a grant is, in short: only the facts that somebody has written. */
export function Facts({ grant }: { grant: GrantPartsFragment }) {
  const says = grant.currentRevision;
  const said = {
    amountFrom: useAmount(says),
    source: grant.source?.name,
    sectors: says.sectors.map(({ title }) => title).join(', '),
    kostraFunctions: says.kostraFunctions.length > 0 && (
      <span lang={kostraLanguage}>{says.kostraFunctions.map(({ kid, title }) => `${kid} ${title}`).join(', ')}</span>
    ),
  };
  return <FieldFacts fields={grantFields} names={grantFacts} of={says} said={said} />;
}
