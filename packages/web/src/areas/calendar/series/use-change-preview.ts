import { useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import {
  PreviewEventChangeDocument,
  type PreviewEventChangeInput,
  type PreviewEventChangeQuery,
} from '../../../generated/graphql.ts';

/** How many activities new days keep, remove and add. */
export type ChangeCounts = PreviewEventChangeQuery['previewEventChange'];

/** Asks the server, again each time, what new days would do to the activities of a series. */
export function useChangePreview() {
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  const [warning, setWarning] = useState<ChangeCounts | null>(null);
  const ask = async (input: PreviewEventChangeInput): Promise<{ error?: CombinedError; needsWarning: boolean }> => {
    setAsking(true);
    const { data, error } = await client
      .query(PreviewEventChangeDocument, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    setAsking(false);
    if (!data) return { ...(error && { error }), needsWarning: false };
    const counts = data.previewEventChange;
    const needsWarning = counts.removed + counts.added > 0;
    if (needsWarning) setWarning(counts);
    return { needsWarning };
  };
  return { ask, isAsking, warning, forget: () => setWarning(null) };
}
