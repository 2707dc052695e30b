import type { SelectionMode, ToggleMode, WheelDirection, WheelPart } from '../src/index.ts';

/** The settings of the playground, kept in its address so that a picture can be taken again. */
export type Settings = {
  theme: 'light' | 'dark';
  /** 'six', 'one', 'two', 'crowd', or numbers of rings and activities: '6x139'. */
  sample: string;
  direction: WheelDirection;
  selectionMode: SelectionMode;
  toggleMode: ToggleMode;
  startMonth: number;
  twoYears: boolean;
  part: WheelPart | undefined;
  isAllShown: boolean;
};

export function settingsOf(address: URLSearchParams): Settings {
  const [quarter, month] = [address.get('quarter'), address.get('month')];
  return {
    theme: address.get('theme') === 'dark' ? 'dark' : 'light',
    sample: address.get('sample') ?? 'six',
    direction: address.get('direction') === 'left' ? 'left' : 'right',
    selectionMode: address.get('mode') === 'pie' ? 'pie' : 'month',
    toggleMode: address.get('toggle') === 'REMEMBER' ? 'REMEMBER' : 'CONTROL_CLICK',
    startMonth: Number(address.get('start') ?? 1),
    twoYears: address.has('twoYears'),
    part: quarter
      ? { of: 'quarter', index: Number(quarter) }
      : month
        ? { of: 'month', index: Number(month) }
        : undefined,
    isAllShown: address.has('all'),
  };
}
