import { useNavigate } from 'react-router';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { paths } from '../address/paths.ts';

/** 'Årshjulet er laga': leads to the year wheel, or straight to its first activity (product/year-wheels#defaults), in the year it was created for. */
export function CreatedDialog({ calendar, year }: { calendar: { id: string; uri: string | null }; year?: number }) {
  const say = useText();
  const navigate = useNavigate();
  const path = paths.calendarIn(calendar, year);
  const close = () => navigate(path, { replace: true });
  return (
    <OpenedDialog
      title={say('calendarForm.created')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{say('button.close')}</Button>
          <Button variant="primary" onClick={() => navigate(path, { replace: true, state: { newActivity: true } })}>
            {say('calendarForm.newActivity')}
          </Button>
        </>
      }
    >
      <p>{say('calendarForm.createdHint')}</p>
    </OpenedDialog>
  );
}
