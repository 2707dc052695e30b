import { radarNames, radarTypes } from '@samspel/domain/grant/grant';
import { sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { fieldPart, listPart, personPart, richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { GrantChoicesDocument } from '../../../generated/graphql.ts';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import { useText } from '../../../texts/text.tsx';
import type { GrantForm } from './grant-form.ts';

/** The parts of the form, for merging it with a newer version and for comparing two versions. */
export function useGrantParts(): ShownPart<GrantForm>[] {
  const say = useText();
  const today = useToday();
  const kostraTitle = useKostraTitle();
  const [{ data }] = useQuery({ query: GrantChoicesDocument });
  const sourceName = (id: string) => data?.actionValueSources.find((one) => one.id === id)?.name;
  const sectorTitle = (id: string) => data?.sectors.find((one) => one.id === id)?.title ?? id;
  return [
    textPart('title', say('field.title')),
    textPart('description', say('field.description')),
    fieldPart<GrantForm, 'source'>('source', say('grant.source'), sourceName),
    textPart('sourceUrl', say('field.sourceUrl')),
    fieldPart<GrantForm, 'type'>('type', say('grant.type'), (type) => say(`grant.type.${type}`)),
    fieldPart<GrantForm, 'category'>('category', say('field.category'), (one) => one && say(`grant.category.${one}`)),
    textPart('year', say('field.year')),
    richTextPart('body', say('grant.body')),
    fieldPart<GrantForm, 'deadlines'>('deadlines', say('grant.deadlines'), (deadlines) =>
      deadlines
        .map(({ type, date, isExpected }) =>
          say(isExpected ? 'grant.history.expected' : 'grant.history.deadline', {
            kind: say(`grant.deadline.${type}`),
            day: sayShortDay(say, date, today),
          }),
        )
        .join(', '),
    ),
    textPart('amountFrom', say('field.amountFrom')),
    textPart('amountTo', say('field.amountTo')),
    textPart('ownShare', say('field.ownShare')),
    fieldPart<GrantForm, 'budgetType'>(
      'budgetType',
      say('grant.budgetType'),
      (one) => one && say(`grant.budgetType.${one}`),
    ),
    fieldPart<GrantForm, 'term'>('term', say('grant.term'), (one) => one && say(`grant.term.${one}`)),
    fieldPart<GrantForm, 'validOrganizationTypes'>('validOrganizationTypes', say('grant.organizations'), (types) =>
      types.map((one) => say(`grant.organization.${one}`)).join(', '),
    ),
    listPart('sectors', say('grant.sectors'), sectorTitle),
    listPart('kostraFunctions', say('field.kostraFunctions'), kostraTitle),
    fieldPart<GrantForm, 'radarGraph'>('radarGraph', say('grant.radar.title'), (radar) =>
      radarTypes
        .flatMap((type) =>
          radarNames.flatMap((name) => {
            const sum = radar[`${type} ${name}`]?.sum;
            const words = { type: say(`grant.radar.${type}`), name: say(`grant.radar.${name}`), sum: sum ?? '' };
            return sum ? [say('grant.history.radar', words)] : [];
          }),
        )
        .join(' · '),
    ),
    fieldPart<GrantForm, 'links'>('links', say('grant.links'), (links) =>
      links.map(({ label, href }) => `${label}: ${href}`).join(', '),
    ),
    personPart('responsible', say('field.responsible')),
  ];
}
