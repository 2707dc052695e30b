import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { listPageSize } from '@samspel/domain/subject/list';
import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { ListSchema, OwnChoices, SortChoice } from '../list/list-filter.ts';
import { ListPage, type ListPageProps } from '../list/list-page.tsx';
import { ChangedCard } from './changed-card.tsx';
import type { Listable, ListedRoot, RootThing, RootWithScreens } from './root-kind.ts';
import { type NoChoices, type RootSort, rootSorts } from './root-sorts.ts';
import { wordsOf } from './root-words.ts';

interface Props<Card extends Listable, Choices extends OwnChoices, Sort extends SortChoice>
  extends Pick<
    ListPageProps<Card, Choices, Sort>,
    'schema' | 'also' | 'preset' | 'presetPath' | 'tiles' | 'tour' | 'pills'
  > {
  of: ListedRoot<Card, Choices, Sort>;
  /** If left out, what several are called. */
  title?: string;
  /** After the ways to a new one and to the trash. */
  moreActions?: ReactNode;
}

/** The things of a kind, to find and open: how many there are, the ways to a new one and to the trash, and what an empty list says. */
export function RootList<Card extends Listable, Choices extends OwnChoices, Sort extends SortChoice>({
  of,
  title,
  moreActions,
  ...page
}: Props<Card, Choices, Sort>) {
  const say = useText();
  const { paths, sign, sayWhat, describe, card } = of;
  const words = wordsOf(of.texts);
  const sayLimited = (count: number) => say(words.limited, { count });
  return (
    <ListPage
      {...page}
      document={of.listed}
      path={paths.list}
      title={title ?? say(words.many)}
      saySort={(sort) => say(`subject.sort.${sort}`)}
      sayCount={(count, limited) => {
        if (limited > 0 && words.countWithLimited) return say(words.countWithLimited, { count, limited });
        return [say(words.count, { count }), limited > 0 && sayLimited(limited)].filter(Boolean).join(', ');
      }}
      sayLimited={sayLimited}
      action={
        <>
          <LinkButton to={paths.create} variant="primary" icon={<PlusIcon />}>
            {say(words.create)}
          </LinkButton>
          {paths.trash && (
            <LinkButton to={paths.trash} variant="tertiary" icon={<TrashIcon />}>
              {say('subject.trash')}
            </LinkButton>
          )}
          {moreActions}
        </>
      }
      nothing={
        <EmptyState title={say(words.nothing)} action={<LinkButton to={paths.create}>{say(words.create)}</LinkButton>}>
          {say(words.nothingHint)}
        </EmptyState>
      }
      allLimited={say(words.allLimited)}
      card={
        card ??
        ((thing) => (
          <ChangedCard
            key={thing.id}
            subject={thing}
            to={paths.one(thing)}
            sign={sign}
            what={sayWhat?.(say, thing) ?? say(words.one)}
            description={describe?.(thing)}
          />
        ))
      }
    />
  );
}

const plain: ListSchema<NoChoices, RootSort> = {
  choices: {},
  sorts: rootSorts,
  defaultSort: rootSorts[1],
  pageSize: listPageSize,
};

/** The list of a kind that has no filters of its own. */
export function PlainRootList<Thing extends RootThing, Fields, Input extends object>({
  of: { paths, texts, sign, listed },
}: {
  of: RootWithScreens<Thing, Fields, Input>;
}) {
  return <RootList of={{ paths, texts, sign, listed }} schema={plain} />;
}
