import { expect, onTestFinished, test } from 'vitest';
import { onPage } from '../../../../core/testing/page.tsx';
import type { BoardActivity } from '../model/board-activity.ts';
import { DraggableDays } from './draggable-days.tsx';
import { type OnMove, useDayDrag } from './use-day-drag.ts';

const activity = { id: '7', startDate: '2026-12-01', endDate: '2026-12-10' } as BoardActivity;

/** A row whose days can be dragged; the pointer is always over the 16th. */
async function row() {
  const moves: Parameters<OnMove>[] = [];
  function Row() {
    const drag = useDayDrag((...move) => void moves.push(move), { dayAt: () => '2026-12-16', isFixed: true });
    return (
      <p {...drag.handlers(activity)}>
        <DraggableDays isMovable>1.–10. desember</DraggableDays>
        <output>{drag.moving && `${drag.moving.edge} ${drag.moving.day}`}</output>
      </p>
    );
  }
  const page = await onPage(<Row />);
  const point = (of: EventTarget, type: string, x: number, pointerType: string) =>
    of.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, button: 0, clientX: x, clientY: 0 }),
    );
  const drag = async (at: string, pointerType: string, end: 'pointerup' | 'pointercancel' = 'pointerup') => {
    const element = document.querySelector(at)!;
    await page.perform(() => point(element, 'pointerdown', 0, pointerType));
    await page.perform(() => point(window, 'pointermove', 40, pointerType));
    const told = document.querySelector('output')!.textContent;
    await page.perform(() => point(window, end, 40, pointerType));
    return told;
  };
  onTestFinished(() => void moves.splice(0));
  return { drag, moves };
}

test.each(['touch', 'mouse'])(
  'by %s the end of its band moves the deadline alone, the beginning the first day',
  async (by) => {
    const { drag, moves } = await row();
    expect(await drag('[data-grip=END]', by)).toBe('END 2026-12-16');
    // A first day is never after the deadline.
    expect(await drag('[data-grip=START]', by)).toBe('START 2026-12-10');
    expect(await drag('[data-grip=""]', by)).toBe('null 2026-12-16');
    expect(moves).toEqual([
      [activity, 6, 'END'],
      [activity, 9, 'START'],
      [activity, 6, null],
    ]);
  },
);

test('a mouse drags the row wherever it is pressed, a finger scrolls there', async () => {
  const { drag, moves } = await row();
  expect(await drag('p', 'touch')).toBe('');
  expect(moves).toEqual([]);
  expect(await drag('p', 'mouse')).toBe('null 2026-12-16');
  expect(moves).toHaveLength(1);
});

test('what the browser takes over is given up', async () => {
  const { drag, moves } = await row();
  expect(await drag('[data-grip=END]', 'touch', 'pointercancel')).toBe('END 2026-12-16');
  expect(moves).toEqual([]);
});
