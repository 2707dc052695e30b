import { defaultSettings } from '@samspel/domain/account/settings';
import { describe, expect, test } from 'vitest';
import { settingsOfChoices, usualSettings, type WheelChoices, wheelChoicesOf } from './wheel-choices.ts';

const others: WheelChoices = {
  direction: 'left',
  selectionMode: 'pie',
  toggleMode: 'CONTROL_CLICK',
  startMonth: 8,
  hidesCompleted: true,
};

describe('the wheel of somebody who has chosen nothing', () => {
  test('runs with the clock from January, by whole months, a click at a time, and hides nothing', () => {
    expect(wheelChoicesOf(defaultSettings)).toEqual({
      direction: 'right',
      selectionMode: 'month',
      toggleMode: 'CONTROL_CLICK',
      startMonth: 1,
      hidesCompleted: false,
    });
  });

  test('is what one gets back to', () => {
    expect(wheelChoicesOf({ ...defaultSettings, ...settingsOfChoices(others), ...usualSettings })).toEqual(
      wheelChoicesOf(defaultSettings),
    );
    expect(usualSettings).not.toHaveProperty('calendarSelectedView');
    expect(usualSettings.calendarStartMonth).toBeNull();
  });
});

test('every choice is stored under the name that the specification gives it', () => {
  expect(settingsOfChoices(others)).toEqual({
    calendarReverseDirection: true,
    calendarElementView: true,
    calendarUseCtrl: true,
    calendarStartMonth: 8,
    calendarHideCompleted: true,
  });
});

test('one choice leaves the others as they are', () => {
  expect(settingsOfChoices({ direction: 'right' })).toEqual({ calendarReverseDirection: false });
  expect(settingsOfChoices({ hidesCompleted: false })).toEqual({ calendarHideCompleted: false });
});

test('what is stored is read back as it was chosen', () => {
  for (const choices of [others, wheelChoicesOf(defaultSettings)]) {
    expect(wheelChoicesOf({ ...defaultSettings, ...settingsOfChoices(choices) })).toEqual(choices);
  }
});
