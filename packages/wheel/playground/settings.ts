import type { SelectionMode, ToggleMode, WheelDirection, WheelQuarter } from '../src/index.ts';

/** How the playground is set, kept in its address so that a picture can be taken again. */
export type Settings = {
  theme: 'light' | 'dark';
  sample: 'six' | 'one' | 'crowd';
  direction: WheelDirection;
  selectionMode: SelectionMode;
  toggleMode: ToggleMode;
  startMonth: number;
  twoYears: boolean;
  quarter: WheelQuarter | undefined;
  isAllShown: boolean;
};

export function settingsOf(address: URLSearchParams): Settings {
  const quarter = address.get('quarter');
  return {
    theme: address.get('theme') === 'dark' ? 'dark' : 'light',
    sample: (address.get('sample') as Settings['sample']) ?? 'six',
    direction: address.get('direction') === 'left' ? 'left' : 'right',
    selectionMode: address.get('mode') === 'pie' ? 'pie' : 'month',
    toggleMode: address.get('toggle') === 'REMEMBER' ? 'REMEMBER' : 'CONTROL_CLICK',
    startMonth: Number(address.get('start') ?? 1),
    twoYears: address.has('twoYears'),
    quarter: quarter ? (Number(quarter) as WheelQuarter) : undefined,
    isAllShown: address.has('all'),
  };
}
