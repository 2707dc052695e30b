import { MegaphoneIcon } from '@navikt/aksel-icons';
import { notifyLevels } from '@samspel/domain/subject/notification';
import { useId } from 'react';
import { useMutation, useQuery } from 'urql';
import { NotifyLevelOfDocument, SetNotifyLevelDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';
import { Radio } from '../../ui/field/radio.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/**
 * Chooses what I am notified of about a thing and what belongs to it: all changes, what is meant for me, or nothing. Each choice is saved at once.
 */
export function NotifyControl({ id }: { id: string }) {
  const say = useText();
  return (
    <Popover title={say('notification.level')} icon={<MegaphoneIcon aria-hidden="true" fontSize="1.5rem" />}>
      <NotifyLevels id={id} />
    </Popover>
  );
}

/** The three levels, of which one is chosen. */
export function NotifyLevels({ id }: { id: string }) {
  const say = useText();
  const sayProblem = useProblemText();
  const name = useId();
  const [{ data, error }, ask] = useQuery({ query: NotifyLevelOfDocument, variables: { id } });
  const [, save] = useMutation(SetNotifyLevelDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={3} />;
  const choose = async (level: (typeof notifyLevels)[number]) => {
    const { error: problem } = await save({ id, level });
    if (problem) toast.error(sayProblem(problem));
  };
  return (
    <Fieldset legend={say('notification.levelLegend')} description={say('notification.levelHint')}>
      {notifyLevels.map((level) => (
        <Radio
          key={level}
          name={name}
          value={level}
          label={say(`notification.level.${level}`)}
          checked={data.notificationLevel.notifyLevel === level}
          onChange={() => void choose(level)}
        />
      ))}
    </Fieldset>
  );
}
