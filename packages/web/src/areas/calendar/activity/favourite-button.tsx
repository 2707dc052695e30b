import { StarFillIcon, StarIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useMutation } from 'urql';
import { serialQueue } from '../../../core/serial-queue.ts';
import { type ActivityPartsFragment, MarkFavouriteDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Tooltip } from '../../../ui/base/tooltip.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './favourite-button.module.css';

type Marked = Pick<ActivityPartsFragment, 'id' | 'title' | 'version' | 'isFavourite'>;

/** My own mark on an activity (product/activities#ticks). It shows at once; if the server refuses, it is taken back and the reason shown. */
export function FavouriteButton({ activity }: { activity: Marked }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [, send] = useMutation(MarkFavouriteDocument);
  const [pending, setPending] = useState<boolean>();
  const [takeTurn] = useState(serialQueue);
  const { id, title, version } = activity;
  const isFavourite = pending ?? activity.isFavourite;
  const toggle = async () => {
    setPending(!isFavourite);
    const { answer, isLast } = await takeTurn(id, () => send({ id, version, isFavourite: !isFavourite }));
    if (!isLast) return;
    const { error } = answer;
    setPending(undefined);
    if (error) toast.error(sayProblem(error));
  };
  return (
    <Tooltip text={say('event.favourite', { title })}>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isFavourite}
        aria-label={say('event.favourite', { title })}
        onClick={() => void toggle()}
      >
        {isFavourite ? <StarFillIcon aria-hidden="true" /> : <StarIcon aria-hidden="true" />}
      </button>
    </Tooltip>
  );
}
