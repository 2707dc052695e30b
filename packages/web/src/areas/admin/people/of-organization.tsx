import { useQuery } from 'urql';
import { AdminOrganizationDocument } from '../../../generated/graphql.ts';
import type { Filter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { RemovableChip } from '../../../ui/base/chip.tsx';

/** The organization that the list is narrowed to, if any, and the way back to all. */
export function OfOrganization({ filter }: { filter: Filter }) {
  const say = useText();
  const id = filter.of('organization');
  const [{ data }] = useQuery({ query: AdminOrganizationDocument, variables: { id: id ?? '' }, pause: !id });
  if (!id || !data) return null;
  return (
    <div>
      <RemovableChip label={say('admin.people.ofAll')} onRemove={() => filter.set({ organization: undefined })}>
        {say('admin.people.of', { name: data.adminOrganization.organization.name })}
      </RemovableChip>
    </div>
  );
}
