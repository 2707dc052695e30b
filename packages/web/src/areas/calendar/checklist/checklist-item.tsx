import { DragVerticalIcon, MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import type { KeyboardEvent } from 'react';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { Waits } from '../../../core/offline/waits.tsx';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import styles from './checklist.module.css';
import { ItemDetails } from './item-details.tsx';
import { ItemEdit } from './item-edit.tsx';
import { hasWords } from './item-form.ts';
import { ItemOpener } from './item-opener.tsx';
import type { ChecklistActions, Todo } from './use-checklist.ts';
import type { Grip } from './use-drag.ts';
import type { Opened } from './use-opened-item.ts';

interface Props {
  todo: Todo;
  /** Id of the activity. */
  parent: string;
  canEdit: boolean;
  mayTick: boolean;
  actions: ChecklistActions;
  guard: Guard;
  /** Undefined while the item is closed. */
  opened: Opened['mode'] | undefined;
  open: (mode: Opened['mode']) => void;
  close: () => void;
  grip: Grip;
  /** Its place while an item is dragged, from 0. */
  place: number | undefined;
  isDragged: boolean;
  /** Moves it one place up (−1) or down (1). */
  onMove: (step: -1 | 1) => void;
}

/** The id of the grip of an item; the grip keeps the focus when the item moves. */
export const gripId = ({ id }: Pick<Todo, 'id'>): string => `grip-${id}`;

/** One item: its tick, its grip (drag, or arrow keys) and a menu; when opened, also its description and note, or its form. */
export function ChecklistItem(props: Props) {
  const { todo, parent, canEdit, mayTick, actions, guard, opened, open, close, place, isDragged } = props;
  const say = useText();
  const detailsId = `details-${todo.id}`;
  return (
    <li
      className={styles.item}
      data-done={todo.isDone || undefined}
      data-dragged={isDragged || undefined}
      style={{ order: place }}
    >
      <div className={styles.row}>
        <Checkbox
          className={styles.tick}
          label={todo.title}
          checked={todo.isDone}
          disabled={!mayTick}
          onChange={(event) => void actions.tick(todo, event.target.checked)}
        />
        <Waits of="Todo" id={todo.id} />
        {(canEdit || hasWords(todo)) && (
          <ItemOpener
            todo={todo}
            controls={detailsId}
            isOpen={opened !== undefined}
            onOpen={() => open(hasWords(todo) ? 'read' : 'edit')}
            onClose={() => guard.before(close)}
          />
        )}
        {canEdit && <GripButton {...props} />}
        {canEdit && (
          <Menu
            label={say('event.checklist.more', { title: todo.title })}
            trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.25rem" />}
            triggerClassName={styles.more}
          >
            <MenuItem onSelect={() => open('edit')}>{say('button.edit')}</MenuItem>
            <MenuItem onSelect={() => props.onMove(-1)}>{say('event.checklist.up')}</MenuItem>
            <MenuItem onSelect={() => props.onMove(1)}>{say('event.checklist.down')}</MenuItem>
            <MenuItem onSelect={() => void actions.remove(todo)}>{say('button.remove')}</MenuItem>
          </Menu>
        )}
      </div>
      <div id={detailsId} className={styles.details} hidden={!opened}>
        {opened === 'read' && <ItemDetails todo={todo} />}
        {opened === 'edit' && <ItemEdit {...{ todo, parent, guard }} onClose={close} />}
      </div>
    </li>
  );
}

function GripButton({ todo, grip, onMove }: Pick<Props, 'todo' | 'grip' | 'onMove'>) {
  const say = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <button
      type="button"
      id={gripId(todo)}
      className={styles.grip}
      aria-label={say('event.checklist.move', { title: todo.title })}
      title={say('event.checklist.moveHint')}
      onKeyDown={onKeyDown}
      {...grip}
    >
      <DragVerticalIcon aria-hidden="true" />
    </button>
  );
}
