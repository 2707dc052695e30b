import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type TypedDocumentNode, useQuery } from 'urql';
import { useWhoNames } from '../../core/who/use-who-names.ts';
import { useText } from '../../texts/text.tsx';
import { TogglePill } from '../../ui/base/pill.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { chipElseField, useFocusFallback } from '../../ui/focus/use-focus-fallback.ts';
import { KostraSearch } from '../kostra/kostra-search.tsx';
import { Chips } from './chips.tsx';
import { EmptyList, type EmptyWords } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KostraFilter } from './kostra-filter.tsx';
import { LimitedList } from './limited-list.tsx';
import {
  type CommonFilter,
  filterVariables,
  isFiltered,
  type ListSchema,
  type ListVariables,
  type OwnChoices,
  type SortChoice,
  writeFilter,
} from './list-filter.ts';
import { ListFrame } from './list-frame.tsx';
import type { Listed } from './listed.ts';
import { SortFilter } from './sort-filter.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';
import { WhoFilter } from './who-filter.tsx';

export interface ListPageProps<Item, Choices extends OwnChoices, Sort extends SortChoice> extends EmptyWords {
  schema: ListSchema<Choices, Sort>;
  /** Queries a page, under the name `list`. */
  document: TypedDocumentNode<{ list: Listed<Item> }, ListVariables<Choices, Sort>>;
  /** More variables, from the page's own choices. */
  also?: object;
  /** The address of the list without a preset. */
  path: string;
  /** The organization of the preset 'my municipality'. */
  preset?: { id: string; name: string } | undefined;
  /** The address of the list with that preset, if it has one. */
  presetPath?: string;
  /** Doors to the other pages of the area, above the filters: `Tiles`. */
  tiles?: ReactNode;
  /** The name of the list for a tour of the page. */
  tour?: string;
  /** Shown above the title. */
  above?: ReactNode;
  title: string;
  /** Says how many I may open, and how many limited ones there are. */
  sayCount: (count: number, limited: number) => string;
  /** The line that the limited ones are folded to, if it should name the kind. */
  sayLimited?: (count: number) => string;
  saySort: (sort: Sort['sort']) => string;
  /** The button for a new one. */
  action: ReactNode;
  /** The pills that only this kind has: with the one for my municipality, and that of function groups where they are in sight, at most three. */
  pills?: (address: ListAddress<Choices>) => ReactNode;
  card: (item: Item) => ReactNode;
}

/** Things of a kind to find and open: filters kept in the address, a page of cards, and a button for a new one. */
export function ListPage<Item, Choices extends OwnChoices, Sort extends SortChoice>(
  props: ListPageProps<Item, Choices, Sort>,
) {
  const { schema, preset } = props;
  const say = useText();
  const address = useListAddress(schema, props.path);
  const { filter } = address;
  const place = useRef<HTMLElement>(null);
  useFocusFallback(place, chipElseField);
  const navigate = useNavigate();
  const change = address.change as (change: Partial<CommonFilter>) => void;
  const { remember, nameOf } = useWhoNames();
  const variables = useMemo(
    () => ({ ...filterVariables(schema, filter, preset?.id), ...props.also }),
    [schema, filter, preset, props.also],
  );
  const [asked, ask] = useQuery({ query: props.document, variables });
  const list = asked.data?.list;
  const withAreas = schema.serviceAreas === 'groupsAndAreas';
  const isNarrowed = isFiltered(schema, filter);
  const kostra = schema.serviceAreas && (
    <KostraFilter value={filter.kostraGroup} onChange={(kostraGroup) => change({ kostraGroup })} />
  );
  const group = filter.kostraGroup ? 1 : 0;
  const own = Object.keys(schema.choices).filter((name) => filter[name]).length;
  const pillsChosen = own + (preset ? 1 : 0) + (withAreas ? 0 : group);
  const moreChosen = (filter.archived ? 1 : 0) + (withAreas ? group + filter.kostraFunctions.length : 0);
  const togglePreset = (isOn: boolean) =>
    isOn ? navigate(`${props.presetPath}?${writeFilter(schema, { ...filter, page: 1 })}`) : address.leavePreset();
  return (
    <>
      <ListFrame
        asked={asked}
        ask={ask}
        above={props.above}
        title={props.title}
        sayCount={(count) => props.sayCount(count, list?.limitedCount ?? 0)}
        actions={props.action}
        page={filter.page}
        onPage={(page) => change({ page })}
        toPage={(page) => `?${writeFilter(schema, { ...filter, page })}`}
        tour={props.tour}
        row={props.card}
        empty={
          <EmptyList
            {...props}
            limitedCount={list?.limitedCount ?? 0}
            onReset={isNarrowed || preset ? address.reset : undefined}
          />
        }
      >
        {props.tiles}
        <search ref={place}>
          <FilterBar
            search={<WhoFilter filter={filter} change={change} remember={remember} />}
            pillsChosen={pillsChosen}
            pills={
              <>
                {props.presetPath && (
                  <TogglePill isOn={preset !== undefined} onToggle={togglePreset}>
                    {say('subject.list.myMunicipality')}
                  </TogglePill>
                )}
                {props.pills?.(address)}
                {!withAreas && kostra}
              </>
            }
            moreChosen={moreChosen}
            more={
              <>
                {withAreas && kostra}
                {withAreas && (
                  <KostraSearch
                    chosen={filter.kostraFunctions}
                    onChange={(kostraFunctions) => change({ kostraFunctions })}
                  />
                )}
                <Checkbox
                  label={say('subject.list.archived')}
                  checked={filter.archived}
                  onChange={(event) => change({ archived: event.target.checked })}
                />
              </>
            }
            sort={
              <SortFilter
                sorts={schema.sorts}
                sayChoice={props.saySort}
                value={filter.sort}
                onChange={(sort) => change({ sort })}
              />
            }
            chips={<Chips address={address} isFiltered={isNarrowed} preset={preset} nameOf={nameOf} />}
          />
        </search>
      </ListFrame>
      {list && list.limitedCount > 0 && (
        <LimitedList
          key={String(writeFilter(schema, { ...filter, limited: false, page: 1 }))}
          {...props}
          words={props.sayLimited?.(list.limitedCount) ?? say('subject.list.limited', { count: list.limitedCount })}
          variables={{ ...variables, limited: true }}
          isOpen={filter.limited}
          onToggle={() => change({ limited: !filter.limited, page: filter.page })}
        />
      )}
    </>
  );
}
