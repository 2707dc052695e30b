import type { TemplatesQuery } from '../../../generated/graphql.ts';

type Template = Pick<TemplatesQuery['templates']['nodes'][number], 'kostraFunctions'>;

/** A field of a municipality: a group of the state's service areas. */
export interface Field {
  id: string;
  title: string;
}

/** The most fields to choose among. */
const most = 12;

/** Returns the fields that most templates belong to, in the order of the alphabet. */
export function fieldsOf(templates: readonly Template[]): Field[] {
  const fields = new Map<string, Field & { count: number }>();
  for (const { kostraFunctions } of templates) {
    const its = new Map((kostraFunctions ?? []).map(({ group }) => [group.id, group]));
    for (const { id, title } of its.values()) fields.set(id, { id, title, count: (fields.get(id)?.count ?? 0) + 1 });
  }
  const { compare } = new Intl.Collator('nb-NO');
  return [...fields.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .sort((one, other) => compare(one.title, other.title))
    .map(({ id, title }) => ({ id, title }));
}
