import { useQuery } from 'urql';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { GrantChoicesDocument } from '../../../generated/graphql.ts';
import { partsOf } from '../../../subject/form/parts-of.ts';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import { useText } from '../../../texts/text.tsx';
import { type GrantNames, grantFields } from '../parts/grant.fields.ts';
import type { GrantForm } from './grant-form.ts';

/** The parts of the form, for merging it with a newer version and for comparing two versions. */
export function useGrantParts(): ShownPart<GrantForm>[] {
  const say = useText();
  const today = useToday();
  const kostraFunction = useKostraTitle();
  const [{ data }] = useQuery({ query: GrantChoicesDocument });
  const names: GrantNames = {
    source: (id) => data?.actionValueSources.find((one) => one.id === id)?.name,
    sector: (id) => data?.sectors.find((one) => one.id === id)?.title ?? id,
    kostraFunction,
  };
  return partsOf<GrantForm, GrantNames>(grantFields, { say, today, names });
}
