import { useState } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../core/person/me.tsx';
import { OpenedThingsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import type { EntryGroup } from './entry.ts';
import { useEntries } from './use-entries.tsx';
import { readOpened } from './use-opened.ts';

/** What I opened last in this browser and may still see. */
export function useOpenedEntries(isAsked: boolean): EntryGroup[] {
  const say = useText();
  const { id } = useMe();
  const [ids] = useState(() => readOpened(id));
  const { ofHits } = useEntries();
  const [{ data }] = useQuery({
    query: OpenedThingsDocument,
    variables: { ids },
    pause: !isAsked || ids.length === 0,
    requestPolicy: 'network-only',
  });
  const entries = ofHits(data?.recentlyOpened ?? []).map((entry) => ({ ...entry, excerpt: undefined }));
  return entries.length > 0 ? [{ key: 'opened', title: say('search.opened'), entries }] : [];
}
