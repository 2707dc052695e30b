import { PlusIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useQuery } from 'urql';
import { askOf } from '../../core/graphql/ask-ahead.ts';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { type LinkPartsFragment, LinksDocument } from '../../generated/graphql.ts';
import { manyEntries, useNarrowed } from '../../subject/sections/narrowed.tsx';
import type { Holder, SectionFile, SectionProps } from '../../subject/sections/page-section.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './links.module.css';

export const ahead: SectionFile['ahead'] = ({ id }) => [askOf(LinksDocument, { meta: id })];

/**
 * The links of a thing, and those of the whole that it is a part of; people who may change the thing can add, change and remove links. It is not a
 * landmark: a year wheel and the activity beside it have one each.
 */
export default function LinksPart({ on }: SectionProps) {
  const say = useText();
  const { links, error, readAgain } = useLinksOf(on);
  const [edited, setEdited] = useState<LinkPartsFragment | 'new' | null>(null);
  const { shown, tools } = useNarrowed(links ?? [], {
    label: say('link.search'),
    wordsOf: ({ label, href }) => [label, href],
    changedAt: ({ lastUpdated }) => lastUpdated,
    first: 'newest',
  });
  if (!error && (!links || (links.length === 0 && !on.canEdit))) return null;
  const isLong = (links?.length ?? 0) > manyEntries;
  const add = links && on.canEdit && (
    <div>
      <Button size="sm" icon={<PlusIcon />} onClick={() => setEdited('new')}>
        {say('link.add')}
      </Button>
    </div>
  );
  return (
    <section>
      <Heading level={on.level ?? 3} size="xs">
        {say('link.title')}
      </Heading>
      {error && !links && <ErrorState error={error} onRetry={readAgain} />}
      {isLong && add}
      {tools}
      {shown.length > 0 && (
        <ul className={styles.links}>
          {shown.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isOfSeries={link.meta !== on.id}
              onEdit={on.canEdit && link.meta === on.id ? () => setEdited(link) : undefined}
            />
          ))}
        </ul>
      )}
      {!isLong && add}
      {edited && <LinkDialog meta={on.id} link={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

/** Reads the links of both, again when somebody changes either of them elsewhere. */
function useLinksOf({ id, above }: Holder) {
  const [own, askOwn] = useQuery({ query: LinksDocument, variables: { meta: id } });
  const [others, askOthers] = useQuery({ query: LinksDocument, variables: { meta: above?.id ?? '' }, pause: !above });
  const readAgain = () => {
    askOwn({ requestPolicy: 'network-only' });
    if (above) askOthers({ requestPolicy: 'network-only' });
  };
  useLiveSubjects(above ? [id, above.id] : [id], readAgain);
  const links = own.data && [...own.data.links, ...((above && others.data?.links) || [])];
  return { links, error: own.error, readAgain };
}
