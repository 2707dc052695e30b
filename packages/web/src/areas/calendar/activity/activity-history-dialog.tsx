import { useState } from 'react';
import { ActivityHistoryDocument, SeriesHistoryDocument } from '../../../generated/graphql.ts';
import { HistoryPanel } from '../../../subject/history/history-panel.tsx';
import { useText } from '../../../texts/text.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import type { ActivityHistoryProps } from './activity-history.ts';

/**
 * Who changed what in an activity and, if it is one of several in a series, in the series. To people a single activity and its series are one thing.
 */
export default function ActivityHistoryDialog({ activity, onClose }: ActivityHistoryProps & { onClose: () => void }) {
  const say = useText();
  const [scope, setScope] = useState('one');
  const { id, title, event, calendar } = activity;
  const ofSeries = { document: SeriesHistoryDocument, id: event.id };
  return (
    <OpenedDialog kind="side" title={say('history.of', { title })} onClose={onClose}>
      {event.progress.total > 1 ? (
        <Tabs
          value={scope}
          onChange={setScope}
          tabs={[
            {
              value: 'one',
              label: say('history.scope.one'),
              content: <HistoryPanel of={{ document: ActivityHistoryDocument, id }} root={calendar} />,
            },
            {
              value: 'series',
              label: say('history.scope.series'),
              content: <HistoryPanel of={ofSeries} root={calendar} namesThings />,
            },
          ]}
        />
      ) : (
        <HistoryPanel of={ofSeries} root={calendar} />
      )}
    </OpenedDialog>
  );
}
