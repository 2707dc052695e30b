import { defaultSettings } from '@samspel/domain/account/settings';
import type { SelectionMode, ToggleMode, WheelDirection } from '@samspel/wheel';
import type { Me } from '../../../core/person/me.tsx';
import type { SettingsChange } from '../../../core/person/use-settings.ts';

/** How a person wants wheels to be, in the words of the wheel (product/year-wheels#settings-of-the-wheel). */
export interface WheelChoices {
  direction: WheelDirection;
  selectionMode: SelectionMode;
  toggleMode: ToggleMode;
  /** 1–12. */
  startMonth: number;
  hidesCompleted: boolean;
}

/** No choice of a start month is January (docs/decisions/year-wheels.md). */
const usualStartMonth = 1;

/** The stored settings of a person as the wheel is told of them. */
export function wheelChoicesOf(settings: Me['settings']): WheelChoices {
  return {
    direction: settings.calendarReverseDirection ? 'left' : 'right',
    selectionMode: settings.calendarElementView ? 'pie' : 'month',
    toggleMode: settings.calendarUseCtrl ? 'CONTROL_CLICK' : 'REMEMBER',
    startMonth: settings.calendarStartMonth ?? usualStartMonth,
    hidesCompleted: settings.calendarHideCompleted,
  };
}

/** What is stored of choices that change; those left out stay. */
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

/** What 'back to default' stores: every choice of the wheel as it was before the person chose. */
export const usualSettings = {
  calendarReverseDirection,
  calendarElementView,
  calendarUseCtrl,
  calendarStartMonth,
  calendarHideCompleted,
} satisfies SettingsChange;
