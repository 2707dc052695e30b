import type { TopicTab } from '@samspel/domain/topic/topic';
import type { NewsMakerFragment, RelatedInShortFragment, TopicInShortQuery } from '../../../generated/graphql.ts';

/** Number of new things that a topic begins with. */
const most = 5;

/** Something new on a topic: what it is, who made or changed it last, and when (RFC 3339). */
export interface TopicNews {
  id: string;
  sort: 'CALENDAR' | 'ACTION_VALUE' | 'TOPIC' | 'DISCUSSION' | 'FILE' | 'LINK';
  at: string;
  /** Null if nobody is known to have changed it. */
  by: NewsMakerFragment | null;
  title: string;
  /** The thing to open, if it has a page; else the address of a link, or the tab that has it. */
  thing?: Pick<RelatedInShortFragment, 'id' | 'kind' | 'title' | 'status' | 'uri'>;
  href?: string;
  tab?: TopicTab;
  /** Number of answers to a discussion. */
  answers?: number;
}

/** Returns the newest of everything that a topic gathers, the latest first: what was changed counts as what is new. */
export function newsOf({ calendars, grants, topics, discussions, files, links }: TopicInShortQuery): TopicNews[] {
  const related = [calendars, grants, topics].flatMap((list) => list?.nodes ?? []);
  const all: TopicNews[] = [
    ...related.flatMap((thing) =>
      thing.lastEdit
        ? [
            {
              id: thing.id,
              sort: sortOf(thing.kind),
              at: thing.lastEdit.at,
              by: thing.lastEdit.by,
              title: thing.title,
              thing,
            },
          ]
        : [],
    ),
    ...(discussions?.nodes ?? []).map((thing) => ({
      ...{ id: thing.id, sort: 'DISCUSSION' as const, at: thing.lastUpdated, by: thing.createdBy },
      ...{ title: thing.title, thing, answers: thing.answerCount },
    })),
    ...(files ?? []).map(({ id, name, dateCreated, createdBy }) => ({
      ...{ id, sort: 'FILE' as const, at: dateCreated, by: createdBy, title: name, tab: 'resources' as const },
    })),
    ...(links ?? []).map(({ id, label, href, dateCreated, createdBy }) => ({
      ...{ id, sort: 'LINK' as const, at: dateCreated, by: createdBy, title: label, href },
    })),
  ];
  return all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, most);
}

const sortOf = (kind: RelatedInShortFragment['kind']) =>
  kind === 'CALENDAR' || kind === 'ACTION_VALUE' ? kind : ('TOPIC' as const);
