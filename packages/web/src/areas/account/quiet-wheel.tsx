import styles from './quiet-wheel.module.css';

const months = Array.from({ length: 12 }, (_, month) => month);

/** A still year wheel, drawn with hairlines, with the current month lifted. Decoration: hidden from screen readers. */
export function QuietWheel() {
  const now = new Date().getMonth();
  return (
    <div className={styles.side} aria-hidden="true">
      <svg viewBox="-200 -200 400 400" className={styles.wheel}>
        <title>Samspel</title>
        {months.map((month) => (
          <g key={month} transform={`rotate(${month * 30 + 15})`}>
            <path d={slice(168, 190)} className={month === now ? styles.now : styles.rim} />
            <path d={slice(128, 160)} className={styles.outer} />
            <path d={slice(92, 122)} className={styles.inner} />
          </g>
        ))}
        {marks.map(([from, to, radius, hue]) => (
          <path key={from} d={arc(radius, from, to)} className={styles[hue]} />
        ))}
        <circle r="62" className={styles.hub} />
        <path d={arc(62, 0, (now + 1) * 30)} className={styles.progress} />
      </svg>
    </div>
  );
}

/** A few activities of a quiet year: from and to in degrees, their radius, their ring. */
const marks: readonly [number, number, number, 'fjord' | 'ochre' | 'moss'][] = [
  [18, 44, 144, 'fjord'],
  [70, 76, 144, 'fjord'],
  [104, 132, 107, 'ochre'],
  [158, 166, 144, 'moss'],
  [196, 214, 107, 'ochre'],
  [230, 262, 144, 'fjord'],
  [292, 300, 107, 'moss'],
  [322, 341, 144, 'moss'],
];

/** A point of the wheel, degrees clockwise from the top. */
function at(radius: number, degrees: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
}

function arc(radius: number, from: number, to: number): string {
  const end = to - from >= 360 ? from + 359.9 : to;
  return `M${at(radius, from)} A${radius} ${radius} 0 ${end - from > 180 ? 1 : 0} 1 ${at(radius, end)}`;
}

/** One month of 26 degrees between two radii, around the top (product/year-wheels#the-wheel). */
function slice(inner: number, outer: number): string {
  return `${arc(outer, -13, 13)} L${at(inner, 13)} A${inner} ${inner} 0 0 0 ${at(inner, -13)} Z`;
}
