import { listPageSize } from '@samspel/domain/subject/list';
import { useText } from '../../texts/text.tsx';
import type { ListSchema } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { ChangedCard } from './changed-card.tsx';
import type { RootThing, RootWithScreens } from './root-kind.ts';
import { type NoChoices, type RootSort, rootSorts } from './root-sorts.ts';
import { useRootList } from './use-root-list.tsx';

const schema: ListSchema<NoChoices, RootSort> = {
  choices: {},
  sorts: rootSorts,
  defaultSort: rootSorts[1],
  pageSize: listPageSize,
};

/** The things of a kind, to find and open. */
export function RootList<Thing extends RootThing, Fields, Input extends object>({
  of,
}: {
  of: RootWithScreens<Thing, Fields, Input>;
}) {
  const say = useText();
  const { paths, texts, sign } = of;
  return (
    <ListPage
      schema={schema}
      document={of.listed}
      title={say(texts.many)}
      saySort={(sort) => say(`subject.sort.${sort}`)}
      card={(thing) => (
        <ChangedCard key={thing.id} subject={thing} to={paths.one(thing)} sign={sign} what={say(texts.one)} />
      )}
      {...useRootList(of)}
    />
  );
}
