import { expect, test, vi } from 'vitest';
import { onPage } from '../../../../core/testing/page.tsx';
import { NextTwelve } from './next-twelve.tsx';

let startMonth = 1;
const choose = vi.fn((change: { startMonth?: number }) => {
  startMonth = change.startMonth ?? startMonth;
});
vi.mock('../../address/use-wheel-choices.ts', () => ({ useWheelChoices: () => ({ choices: { startMonth }, choose }) }));
let today = '2026-11-26';
vi.mock('../../../../core/time/use-today.ts', () => ({ useToday: () => today }));

/** Shows the choice beside a year; `show` again after a change of the person's settings, as the page does. */
async function beside(year: number, start: number) {
  startMonth = start;
  choose.mockClear();
  const onYearChange = vi.fn();
  const page = await onPage(<NextTwelve yearAsked={year} onYearChange={onYearChange} />);
  const press = async () => {
    await page.press('button', 'Dei neste tolv månadene');
    await page.show(<NextTwelve yearAsked={year} onYearChange={onYearChange} />);
  };
  const isPressed = () => page.find('button', 'Dei neste tolv månadene').getAttribute('aria-pressed');
  const isOff = () => page.find('button', 'Dei neste tolv månadene').getAttribute('aria-disabled');
  return { press, isPressed, isOff, onYearChange };
}

test('the twelve months from this one on are shown, whatever year is shown before', async () => {
  for (const year of [2026, 2028]) {
    const { press, isPressed, onYearChange } = await beside(year, 1);
    expect(isPressed()).toBe('false');
    await press();
    expect(choose).toHaveBeenCalledExactlyOnceWith({ startMonth: 11 });
    expect(onYearChange).toHaveBeenCalledExactlyOnceWith(2026);
  }
});

test('from another year with the same months it goes to this one', async () => {
  const { press, isPressed, onYearChange } = await beside(2027, 11);
  expect(isPressed()).toBe('false');
  await press();
  expect([choose.mock.calls, onYearChange.mock.calls]).toEqual([[], [[2026]]]);
});

test('pressed again it shows the calendar year', async () => {
  const { press, isPressed, onYearChange } = await beside(2026, 11);
  expect(isPressed()).toBe('true');
  await press();
  expect([choose.mock.calls, onYearChange.mock.calls]).toEqual([[[{ startMonth: 1 }]], [[2026]]]);
});

test('in January they are the calendar year, so that there is no other to choose', async () => {
  today = '2027-01-05';
  const here = await beside(2027, 1);
  expect([here.isPressed(), here.isOff()]).toEqual(['true', 'true']);
  const elsewhere = await beside(2026, 1);
  expect([elsewhere.isPressed(), elsewhere.isOff()]).toEqual(['false', null]);
});
