import { DragVerticalIcon, MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../../core/texts/text.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import styles from './checklist.module.css';
import { RenameItem } from './rename-item.tsx';
import type { ChecklistDeeds, Todo } from './use-checklist.ts';
import type { Grip } from './use-drag.ts';

interface Props {
  todo: Todo;
  canEdit: boolean;
  deeds: ChecklistDeeds;
  grip: Grip;
  /** Where it is shown while an item is dragged, from 0. */
  place: number | undefined;
  isDragged: boolean;
  /** One place up (−1) or down (1). */
  onMove: (step: -1 | 1) => void;
}

/** The id of the grip of an item, which keeps the focus when the item moves. */
export const gripId = ({ id }: Pick<Todo, 'id'>): string => `grip-${id}`;

/** One item: its grip (drag, or arrow keys), its tick, and what else can be done with it. */
export function ChecklistItem({ todo, canEdit, deeds, grip, place, isDragged, onMove }: Props) {
  const say = useText();
  const [isRenaming, rename] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      className={styles.item}
      data-done={todo.isDone || undefined}
      data-dragged={isDragged || undefined}
      style={{ order: place }}
    >
      {isRenaming ? (
        <RenameItem todo={todo} onRename={deeds.rename} onClose={() => rename(false)} />
      ) : (
        <>
          <Checkbox
            className={styles.tick}
            label={todo.title}
            checked={todo.isDone}
            disabled={!canEdit}
            onChange={(event) => void deeds.tick(todo, event.target.checked)}
          />
          {canEdit && (
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
          )}
          {canEdit && (
            <Menu
              label={say('event.checklist.more', { title: todo.title })}
              trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.25rem" />}
              triggerClassName={styles.more}
            >
              <MenuItem onSelect={() => rename(true)}>{say('button.edit')}</MenuItem>
              <MenuItem onSelect={() => onMove(-1)}>{say('event.checklist.up')}</MenuItem>
              <MenuItem onSelect={() => onMove(1)}>{say('event.checklist.down')}</MenuItem>
              <MenuItem onSelect={() => void deeds.remove(todo)}>{say('button.remove')}</MenuItem>
            </Menu>
          )}
        </>
      )}
    </li>
  );
}
