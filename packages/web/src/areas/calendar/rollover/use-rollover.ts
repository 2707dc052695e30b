import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { RollOverDocument, RolloverPreviewDocument, UndoRolloverDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { type Edits, noEdits, rowsToSend, shownRows } from './edits.ts';
import { newReference } from './new-reference.ts';

/** The proposed rows for year wheels in a year, what the person changes of them, and taking them along or back. */
export function useRollover(calendars: readonly string[], year: number) {
  const say = useText();
  const sayProblem = useProblemText();
  const [edits, setEdits] = useState<Edits>(noEdits);
  const [done, setDone] = useState<{ reference: string; created: number } | null>(null);
  const [reference, setReference] = useState(newReference);
  const rules = Object.entries(edits.rules).map(([eventInstance, rule]) => ({ eventInstance, rule }));
  const [{ data, error, fetching }, ask] = useQuery({
    query: RolloverPreviewDocument,
    variables: { input: { calendars: [...calendars], year, rules } },
    pause: calendars.length === 0,
    requestPolicy: 'network-only',
  });
  const [sending, send] = useMutation(RollOverDocument);
  const [undoing, undo] = useMutation(UndoRolloverDocument);
  // What was proposed stays on the page while a change of it cannot be asked about, as without a network.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const rows = shownRows(known?.rolloverPreview ?? [], edits);
  const readAgain = () => ask({ requestPolicy: 'network-only' });

  const apply = async () => {
    const result = await send({ input: { year, reference, rows: rowsToSend(rows, edits) } });
    if (!result.data) return void toast.error(sayProblem(result.error!));
    setDone(result.data.rollOver);
    setReference(newReference());
    setEdits(noEdits);
    readAgain();
  };
  const takeBack = async () => {
    const result = await undo({ reference: done!.reference });
    if (!result.data) return void toast.error(sayProblem(result.error!));
    const { removed, left } = result.data.undoRollover;
    setDone(null);
    toast.info(
      [say('rollover.undone', { count: removed }), left > 0 && say('rollover.left', { count: left })]
        .filter(Boolean)
        .join(' '),
    );
    readAgain();
  };
  return {
    rows,
    edits,
    setEdits,
    done,
    apply,
    takeBack,
    isChanged: edits !== noEdits,
    error: data ? undefined : error,
    readAgain,
    isReading: fetching,
    isKnown: known !== undefined,
    isBusy: sending.fetching || undoing.fetching,
  };
}
