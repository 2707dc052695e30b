import {
  ArrowRightLeftIcon,
  CalendarIcon,
  CheckmarkIcon,
  PersonIcon,
  TagIcon,
  TrashIcon,
  XMarkIcon,
} from '@navikt/aksel-icons';
import { useState } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { useOnce } from '../../../../ui/base/use-once.ts';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { HandForm, HomeForm, MoveForm, TagForm } from './bulk-forms.tsx';
import styles from './choosing-bar.module.css';
import type { ChoosingBarProps } from './choosing-bar-props.ts';
import { type BulkChange, useBulkChange } from './use-bulk-change.ts';

/** At the foot of the window while rows are being chosen: how many are chosen, and what can be done with them. */
export default function ChoosingBar({ choosing, activities }: ChoosingBarProps) {
  const say = useText();
  const { chosen, chooseAll, end } = choosing;
  const { change, isBusy } = useBulkChange();
  const [isRemoving, setRemoving] = useState(false);
  const isNone = chosen.length === 0;
  const isDone = !isNone && activities.filter(({ id }) => chosen.includes(id)).every((activity) => activity.isDone);
  const apply = useOnce(async (wanted: BulkChange) => {
    if (await change(chosen, wanted)) end();
  });
  return (
    <section className={styles.bar} aria-label={say('several.label')}>
      <IconButton
        size="sm"
        label={say('several.end')}
        tooltip="top"
        icon={<XMarkIcon aria-hidden="true" />}
        onClick={end}
      />
      <p role="status">{say('several.chosen', { count: chosen.length })}</p>
      <Button variant="tertiary" size="sm" onClick={chooseAll}>
        {say('several.all')}
      </Button>
      <div className={styles.actions} hidden={isNone}>
        <Button
          size="sm"
          variant="primary"
          icon={<CheckmarkIcon />}
          loading={isBusy}
          onClick={() => apply({ isDone: !isDone })}
        >
          {say(isDone ? 'several.untick' : 'several.tick')}
        </Button>
        <Popover title={say('several.move')} icon={<CalendarIcon aria-hidden="true" />}>
          <MoveForm isBusy={isBusy} onApply={apply} />
        </Popover>
        <Popover title={say('several.hand')} icon={<PersonIcon aria-hidden="true" />}>
          <HandForm isBusy={isBusy} onApply={apply} />
        </Popover>
        <Popover title={say('several.tag')} icon={<TagIcon aria-hidden="true" />}>
          <TagForm isBusy={isBusy} onApply={apply} />
        </Popover>
        <Popover title={say('several.home')} icon={<ArrowRightLeftIcon aria-hidden="true" />}>
          <HomeForm isBusy={isBusy} onApply={apply} />
        </Popover>
        <IconButton
          label={say('several.remove')}
          color="danger"
          tooltip="top"
          icon={<TrashIcon aria-hidden="true" />}
          onClick={() => setRemoving(true)}
        />
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={say('several.remove.title', { count: chosen.length })}
          action={say('button.delete')}
          isDangerous
          isBusy={isBusy}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            return apply({ remove: true });
          }}
        >
          <p>{say('several.remove.body')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
