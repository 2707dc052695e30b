import type { MakerFragment } from '../../generated/graphql.ts';
import { useWords } from '../../texts/text.tsx';
import { OrganizationLink } from './organization-link.tsx';
import { PersonLink } from './person-link.tsx';

/** Who made a thing, and where they work, both as links to their pages. */
export function MadeBy({ by }: { by: Pick<MakerFragment, 'name' | 'uri' | 'organization'> }) {
  const words = useWords();
  return words('subject.by', {
    name: <PersonLink person={by} />,
    organization: <OrganizationLink organization={by.organization} />,
  });
}
