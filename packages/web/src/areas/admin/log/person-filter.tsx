import { useQuery } from 'urql';
import { WhoSearch } from '../../../core/who/who-search.tsx';
import { AdminPersonDocument } from '../../../generated/graphql.ts';
import type { Filter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';

/** Filters by somebody who did something, or to whom it was done. */
export function PersonFilter({ filter }: { filter: Filter }) {
  const say = useText();
  const id = filter.of('person');
  const [{ data }] = useQuery({ query: AdminPersonDocument, variables: { id: id ?? '' }, pause: !id });
  if (!id) {
    return (
      <WhoSearch label={say('admin.log.person')} kinds={['person']} onPick={(who) => filter.set({ person: who.id })} />
    );
  }
  const name = data?.adminPerson.name ?? say('admin.log.gone', { id });
  return (
    <div className="ds-field">
      <span className="ds-label">{say('admin.log.person')}</span>
      <div>
        <RemovableChip
          label={say('subject.titles.remove', { title: name })}
          onRemove={() => filter.set({ person: undefined })}
        >
          {name}
        </RemovableChip>
      </div>
    </div>
  );
}
