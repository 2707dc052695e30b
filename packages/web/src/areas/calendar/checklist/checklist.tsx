import { useRef, useState } from 'react';
import type { Guard } from '../../../core/forms/unsaved.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { AddItem } from './add-item.tsx';
import styles from './checklist.module.css';
import { ChecklistItem, gripId } from './checklist-item.tsx';
import { withMoved } from './todo-order.ts';
import { type Todo, useChecklist } from './use-checklist.ts';
import { useDrag } from './use-drag.ts';
import { useOpenedItem } from './use-opened-item.ts';

interface Props {
  activity: ActivityDetailsFragment;
  canEdit: boolean;
  guard: Guard;
}

/** The checklist of an activity: tick, add, open, change, move and remove items. */
export function Checklist({ activity, canEdit, guard }: Props) {
  const say = useText();
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
  const actions = useChecklist(activity);
  const { opened, open, close } = useOpenedItem(guard);
  const { todos } = actions;
  const move = (todo: Todo | undefined, to: number) => {
    if (!todo || to < 0 || to >= todos.length) return;
    setTold(say('event.checklist.moved', { title: todo.title, place: to + 1, total: todos.length }));
    void actions.move(todo, to);
    requestAnimationFrame(() => document.getElementById(gripId(todo))?.focus());
  };
  const { drag, gripOf } = useDrag(list, (id, to) =>
    move(
      todos.find((todo) => todo.id === id),
      to,
    ),
  );
  const shown = drag ? withMoved(todos, drag.id, drag.to) : todos;
  if (todos.length === 0 && !canEdit) return null;
  return (
    <section aria-labelledby="activity-checklist">
      <div className={styles.head}>
        <Heading level={3} id="activity-checklist">
          {say('field.todoTemplate')}
        </Heading>
        {todos.length > 0 && <span>{say('event.checklist.progress', activity.todoProgress)}</span>}
      </div>
      <ul ref={list} className={styles.items}>
        {todos.map((todo, at) => (
          <ChecklistItem
            key={todo.id}
            {...{ todo, canEdit, actions, guard, close }}
            parent={activity.id}
            mayTick={activity.mayTick}
            opened={opened?.id === todo.id ? opened.mode : undefined}
            open={(mode) => open({ id: todo.id, mode })}
            grip={gripOf(todo.id, at)}
            // The dragged item must keep its place in the DOM, or it would be dropped.
            place={drag ? shown.indexOf(todo) : undefined}
            isDragged={drag?.id === todo.id}
            onMove={(step) => move(todo, at + step)}
          />
        ))}
      </ul>
      <p role="status" className="ds-sr-only">
        {told}
      </p>
      {canEdit && (
        <AddItem
          parent={activity.id}
          guard={guard}
          onAdded={(title) => setTold(say('event.checklist.added', { title }))}
        />
      )}
    </section>
  );
}
