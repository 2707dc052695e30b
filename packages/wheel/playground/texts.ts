import type { NamedMonth, WheelActivity, WheelTexts } from '../src/index.ts';

const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ');
const SHORT = 'jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.'.split(' ');
const WEEKDAYS = 'måndag tysdag onsdag torsdag fredag laurdag søndag'.split(' ');

const month = (number: number) => MONTHS[number - 1] ?? '';
const count = (many: number) => (many === 1 ? '1 aktivitet' : `${many} aktivitetar`);

function parts(date: string) {
  const [year, monthNumber, day] = date.split('-').map(Number) as [number, number, number];
  const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7];
  return { year, monthNumber, name: month(monthNumber), day, weekday };
}

function days(start: string, end: string): string {
  const [from, to] = [parts(start), parts(end)];
  if (start === end) return `${to.weekday} ${to.day}. ${to.name}`;
  return `${from.day}. ${from.name === to.name ? '' : `${from.name} `}til ${to.weekday} ${to.day}. ${to.name}`;
}

function counted({ total, done, overdue }: { total: number; done: number; overdue: number }): string {
  const all = [total === 0 ? 'ingen aktivitetar' : count(total)];
  if (done > 0) all.push(done === 1 ? '1 fullført' : `${done} fullførte`);
  if (overdue > 0) all.push(overdue === 1 ? '1 forfallen' : `${overdue} forfalne`);
  return all.join(', ');
}

const monthTitle = ({ month: number, year }: NamedMonth) => `${month(number)} ${year}`;
const state = (activity: WheelActivity) => (activity.isDone ? 'fullført' : activity.isOverdue ? 'forfallen' : '');

const monthSpan = (first: NamedMonth, last: NamedMonth, to: string) =>
  first.month === last.month ? month(first.month) : `${month(first.month)}${to}${month(last.month)}`;

/** Nynorsk, as an application might provide it. */
export const texts: WheelTexts = {
  locale: 'nb-NO',
  monthsLong: MONTHS,
  monthsShort: SHORT,
  months: 'Månader',
  wheel: (year) => `Årshjul for ${year}`,
  help: 'Piltastane går mellom månader og ringar. Enter vel, Escape tek bort valet, pluss kjem nærare (eit kvartal, så ein månad), minus går attende, F2 går inn i aktivitetane i ruta.',
  monthLabel: (named, counts, holidays) => {
    const free = holidays.length > 0 ? `. Heilagdagar: ${holidays.map(({ title }) => title).join(', ')}` : '';
    return `${month(named.month)}, ${counted(counts)}${free}`;
  },
  ringInMonthLabel: (named, ring, counts) => `${month(named.month)}, ring ${ring.title}, ${counted(counts)}`,
  monthTitle,
  days,
  state,
  more: (many) => `og ${many} til`,
  noActivities: 'Ingen aktivitetar',
  selected: (choice, activities) => {
    const chosen = choice.map(({ month: number, rings }) =>
      rings === 'all' ? month(number) : `${month(number)} (${rings.join(', ')})`,
    );
    return `Valt: ${chosen.join(', ')}. ${count(activities)}.`;
  },
  nothingSelected: 'Ingenting er valt. Alle aktivitetar er viste.',
  today: 'i dag',
  progress: (done, total) => `${done} av ${total}`,
  percent: (percent) => `${percent} %`,
  progressLabel: 'Framdrift',
  yearSwitcher: 'År',
  previousYear: (year) => `Vis ${year}`,
  nextYear: (year) => `Vis ${year}`,
  zoom: 'Forstørring',
  enlarge: (first, last) =>
    first.month === last.month
      ? `Forstørr ${SHORT[first.month - 1]!.replace('.', '')}`
      : `Forstørr ${SHORT[first.month - 1]}–${SHORT[last.month - 1]}`,
  wholeWheel: 'Vis heile hjulet',
  enlarged: (first, last) => `Forstørra: ${monthSpan(first, last, ' til ')}.`,
  week: (week) => `veke ${week}`,
  table: {
    caption: (year, shown) => `${count(shown)} i ${year}`,
    title: 'Aktivitet',
    ring: 'Ring',
    start: 'Start',
    end: 'Frist',
    state: 'Status',
    sortBy: (column) => `Sorter etter ${column.toLowerCase()}`,
    showMore: (many) => `Vis ${many} til`,
    open: 'open',
    day: (date) => {
      const { year, monthNumber, day } = parts(date);
      return `${day}. ${SHORT[monthNumber - 1]} ${year}`;
    },
  },
  legend: 'Ringar',
  legendTexts: {
    counts: (open, done) => `${open} ${open === 1 ? 'open' : 'opne'}, ${done} ${done === 1 ? 'fullført' : 'fullførte'}`,
    open: (count) => `${count} ${count === 1 ? 'open' : 'opne'}`,
    hide: (ring) => `Skjul ${ring}`,
    show: (ring) => `Vis ${ring}`,
    only: (ring) => `Berre denne: ${ring}`,
    onlyShort: 'Berre denne',
    all: 'Vis alle ringane',
    move: (ring) => `Flytt ${ring}`,
    tools: (ring) => `Val for ${ring}`,
    moveUp: (ring) => `Flytt ${ring} opp`,
    moveDown: (ring) => `Flytt ${ring} ned`,
    moved: (ring, place, of) => `${ring} er no nummer ${place} av ${of}.`,
    signs: {
      label: 'Teikn',
      open: 'open',
      done: 'fullført',
      overdue: 'over fristen',
      manyOverdue: 'over fristen i månaden',
      today: 'i dag',
      holiday: 'heilagdag',
    },
  },
  activityCount: count,
};
