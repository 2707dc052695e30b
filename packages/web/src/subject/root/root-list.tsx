import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { listPageSize } from '@samspel/domain/subject/list';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { ListSchema } from '../list/list-filter.ts';
import { ListPage } from '../list/list-page.tsx';
import { SubjectCard } from '../list/subject-card.tsx';
import type { RootCard, RootKind, RootThing } from './root-kind.ts';
import { type NoChoices, type RootSort, rootSorts } from './root-sorts.ts';

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
  of: RootKind<Thing, Fields, Input>;
}) {
  const say = useText();
  const { paths, texts } = of;
  return (
    <ListPage
      schema={schema}
      document={of.listed}
      path={paths.list}
      title={say(texts.many)}
      sayCount={(count, limited) =>
        [say(texts.count, { count }), limited > 0 && say('subject.list.limited', { count: limited })]
          .filter(Boolean)
          .join(', ')
      }
      saySort={(sort) => say(`subject.sort.${sort}`)}
      action={
        <>
          <LinkButton to={paths.create} variant="primary" icon={<PlusIcon />}>
            {say(texts.create)}
          </LinkButton>
          <LinkButton to={paths.trash} icon={<TrashIcon />}>
            {say('subject.trash')}
          </LinkButton>
        </>
      }
      card={(thing) => <Card key={thing.id} of={of} thing={thing} />}
      nothing={
        <EmptyState
          title={say('subject.list.nothing')}
          action={<LinkButton to={paths.create}>{say(texts.create)}</LinkButton>}
        >
          {say('subject.list.nothingHint')}
        </EmptyState>
      }
      allLimited={say('subject.list.allLimited')}
    />
  );
}

type Shown = Pick<RootKind<RootThing, never, never>, 'paths' | 'sign' | 'texts'>;

function Card({ of: { paths, sign, texts }, thing }: { of: Shown; thing: RootCard }) {
  const say = useText();
  const today = useToday();
  const { lastUpdated } = thing;
  const day = lastUpdated && sayShortDay(say, osloToday(new Date(lastUpdated)), today);
  return (
    <SubjectCard
      subject={thing}
      to={paths.one(thing)}
      sign={sign}
      what={say(texts.one)}
      foot={<span>{day && say('subject.changed', { day })}</span>}
    />
  );
}
