import { useState } from 'react';
import { useQuery } from 'urql';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { type ActivityDetailsFragment, SeriesDocument } from '../../../generated/graphql.ts';
import { Sections } from '../../../subject/sections/sections.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ActivityEdit } from './activity-edit.tsx';
import styles from './edit-panel.module.css';
import { carriedOver, type EditScope, type Typed } from './edit-scope.ts';
import { ScopeField } from './scope-field.tsx';
import { SeriesEdit } from './series-edit.tsx';
import { SingleEdit } from './single-edit.tsx';

interface Props {
  activity: ActivityDetailsFragment;
  guard: Guard;
  /** Goes back without saving; asks first if something would be lost. */
  onCancel: () => void;
  /** Goes back to the activity, which may no longer exist if the days of its series changed. */
  onDone: (daysChanged: boolean) => void;
}

/**
 * The form of an activity, with all its fields; for one in a series it asks first how much of that changes (product/activities#changing-a-series).
 */
export function EditPanel({ activity, guard, onCancel, onDone }: Props) {
  const { event } = activity;
  const isSeries = event.repetitionDefinition !== null || event.progress.total > 1;
  const [scope, setScope] = useState<EditScope>('ONE');
  const [begun, setBegun] = useState<Typed>({});
  const needsSeries = !isSeries || scope !== 'ONE';
  const [{ data, error }, ask] = useQuery({
    query: SeriesDocument,
    variables: { id: event.id },
    requestPolicy: 'network-only',
    pause: !needsSeries,
  });
  const change = (typed: Typed) => (next: EditScope) => {
    setBegun(carriedOver(typed, scope, next));
    setScope(next);
  };
  const head = (typed: Typed) => <ScopeField value={scope} onChange={change(typed)} />;
  const common = { report: guard.report, begun, onCancel };
  if (isSeries && scope === 'ONE')
    return <ActivityEdit {...common} {...{ activity, head }} onDone={() => onDone(false)} />;
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={8} />;
  if (!isSeries) return <SingleEdit {...common} {...{ activity, onDone }} series={data.event} />;
  return (
    <div className={styles.panel}>
      <SeriesEdit
        key={scope}
        {...common}
        {...{ head, onDone }}
        series={data.event}
        from={scope === 'REST' ? activity : undefined}
      />
      {scope === 'ALL' && (
        <Sections on={{ id: event.id, kind: 'EVENT', canEdit: true, isArchived: false }} guard={guard} />
      )}
    </div>
  );
}
