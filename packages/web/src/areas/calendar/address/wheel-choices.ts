import { defaultSettings } from '@samspel/domain/account/settings';
import type { SelectionMode, ToggleMode, WheelDirection } from '@samspel/wheel';
import type { Me } from '../../../core/person/me.tsx';
import type { SettingsChange } from '../../../core/person/use-settings.ts';

/** The choices of a person for wheels, in the terms of the wheel (product/year-wheels#settings-of-the-wheel). */
export interface WheelChoices {
  direction: WheelDirection;
  selectionMode: SelectionMode;
  toggleMode: ToggleMode;
  /** 1–12. */
  startMonth: number;
  hidesCompleted: boolean;
}

/** Without a choice the year starts in January (docs/decisions/year-wheels.md). */
const usualStartMonth = 1;

/** Turns the stored settings of a person into choices of the wheel. */
export function wheelChoicesOf(settings: Me['settings']): WheelChoices {
  return {
    direction: settings.calendarReverseDirection ? 'left' : 'right',
    selectionMode: settings.calendarElementView ? 'pie' : 'month',
    toggleMode: settings.calendarUseCtrl ? 'CONTROL_CLICK' : 'REMEMBER',
    startMonth: settings.calendarStartMonth ?? usualStartMonth,
    hidesCompleted: settings.calendarHideCompleted,
  };
}

/** The settings to store for a change; other choices stay. */
export function settingsOfChoices(change: Partial<WheelChoices>): SettingsChange {
  const { direction, selectionMode, toggleMode, startMonth, hidesCompleted } = change;
  return {
    ...(direction && { calendarReverseDirection: direction === 'left' }),
    ...(selectionMode && { calendarElementView: selectionMode === 'pie' }),
    ...(toggleMode && { calendarUseCtrl: toggleMode === 'CONTROL_CLICK' }),
    ...(startMonth && { calendarStartMonth: startMonth }),
    ...(hidesCompleted !== undefined && { calendarHideCompleted: hidesCompleted }),
  };
}

const { calendarReverseDirection, calendarElementView, calendarUseCtrl, calendarStartMonth, calendarHideCompleted } =
  defaultSettings;

/** What 'back to default' stores: every choice of the wheel as before the person chose. */
export const usualSettings = {
  calendarReverseDirection,
  calendarElementView,
  calendarUseCtrl,
  calendarStartMonth,
  calendarHideCompleted,
} satisfies SettingsChange;
