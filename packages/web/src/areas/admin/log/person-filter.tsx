import { useQuery } from 'urql';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { AdminPersonDocument } from '../../../generated/graphql.ts';
import type { Filter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';

interface Props {
  filter: Filter;
}

/** Filters by somebody who did something, or to whom it was done. */
export function PersonFilter({ filter }: Props) {
  const say = useText();
  return (
    <WhoSearch
      label={say('admin.log.person')}
      hideLabel
      placeholder={say('admin.log.person')}
      kinds={['person']}
      onPick={(who) => filter.set({ person: who.id })}
    />
  );
}

/** The person whom the log is narrowed to, if any, and the way back to everybody. */
export function OfPerson({ filter }: Props) {
  const say = useText();
  const id = filter.of('person');
  const [{ data }] = useQuery({ query: AdminPersonDocument, variables: { id: id ?? '' }, pause: !id });
  if (!id) return null;
  const name = data?.adminPerson.name ?? say('admin.log.gone', { id });
  return (
    <div>
      <RemovableChip
        label={say('subject.titles.remove', { title: name })}
        onRemove={() => filter.set({ person: undefined })}
      >
        {name}
      </RemovableChip>
    </div>
  );
}
