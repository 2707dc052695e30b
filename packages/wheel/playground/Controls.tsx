import type { Settings } from './settings.ts';
import { texts } from './texts.ts';

type Props = { settings: Settings; onChange: (settings: Settings) => void };
type Choice = { name: keyof Settings; label: string; options: readonly (readonly [string, string])[] };

const CHOICES: readonly Choice[] = [
  {
    name: 'theme',
    label: 'Tema',
    options: [
      ['light', 'lyst'],
      ['dark', 'mørkt'],
    ],
  },
  {
    name: 'sample',
    label: 'Innhald',
    options: [
      ['six', 'seks ringar'],
      ['one', 'éin ring'],
      ['crowd', 'tolv ringar, 3000'],
    ],
  },
  {
    name: 'direction',
    label: 'Retning',
    options: [
      ['right', 'med klokka'],
      ['left', 'mot klokka'],
    ],
  },
  {
    name: 'selectionMode',
    label: 'Vel',
    options: [
      ['month', 'månader'],
      ['pie', 'element'],
    ],
  },
  {
    name: 'toggleMode',
    label: 'Klikk',
    options: [
      ['CONTROL_CLICK', 'byter val'],
      ['REMEMBER', 'hugsar'],
    ],
  },
];

/** Every setting of the wheel, as a list of choices. */
export function Controls({ settings, onChange }: Props) {
  return (
    <form className="controls">
      {CHOICES.map(({ name, label, options }) => (
        <label key={name}>
          {label}
          <select
            value={String(settings[name])}
            onChange={(event) => onChange({ ...settings, [name]: event.target.value })}
          >
            {options.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label>
        Startmånad
        <select
          value={settings.startMonth}
          onChange={(event) => onChange({ ...settings, startMonth: Number(event.target.value), twoYears: true })}
        >
          {texts.monthsLong.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Utsnitt
        <select
          value={settings.part?.of === 'quarter' ? settings.part.index : ''}
          onChange={(event) => onChange({ ...settings, part: quarterOf(event.target.value) })}
        >
          <option value="">heile året</option>
          {[0, 1, 2, 3].map((quarter) => (
            <option key={quarter} value={quarter}>
              {quarter + 1}. kvartal
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}

const quarterOf = (value: string) => (value === '' ? undefined : { of: 'quarter' as const, index: Number(value) });
