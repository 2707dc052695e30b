import { whyNotEditable } from '@samspel/domain/subject/state';
import { useQuery } from 'urql';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { SeriesDocument, type SeriesPartsFragment } from '../../../generated/graphql.ts';
import { WhatHangs } from '../../../subject/hanging/what-hangs.tsx';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SeriesEdit } from './series-edit.tsx';
import styles from './series-panel.module.css';

interface Props {
  id: string;
  guard: Guard;
  onCancel: () => void;
  onDone: (daysChanged: boolean) => void;
}

/** The form of a whole series, as it is now, with what hangs on it; who may not change it reads why. */
export function SeriesPanel({ id, guard, ...rest }: Props) {
  const [{ data, error }, ask] = useQuery({
    query: SeriesDocument,
    variables: { id },
    requestPolicy: 'network-only',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={8} />;
  if (whyNot(data.event)) return <WhyNot series={data.event} />;
  return (
    <div className={styles.panel}>
      <SeriesEdit series={data.event} report={guard.report} {...rest} />
      <WhatHangs on={{ id, kind: 'EVENT', canEdit: true, isArchived: false }} guard={guard} />
    </div>
  );
}

const whyNot = ({ calendar: { status, access } }: SeriesPartsFragment) =>
  whyNotEditable({ status, myAccess: access?.myAccess ?? 'NONE' });

function WhyNot({ series: { calendar } }: { series: SeriesPartsFragment }) {
  const say = useText();
  return <Alert>{say(calendar.status === 'ARCHIVED' ? 'calendar.page.archived' : 'access.noWrite.series')}</Alert>;
}
