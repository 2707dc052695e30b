import { type RadarName, radarMaximum, radarNames, radarTypes } from '@samspel/domain/grant/grant';
import { Fragment } from 'react';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import styles from './radar.module.css';
import { cornersOf, linesOf, type Point, pointOf, written } from './radar-geometry.ts';

type Entries = GrantPartsFragment['currentRevision']['radarGraph'];

/** What a grant costs and gives, drawn and in words; a type with fewer than three values is not drawn. */
export function Radar({ entries }: { entries: Entries }) {
  const say = useText();
  const types = radarTypes.filter((type) => cornersOf(entries, type));
  if (types.length === 0) return <p>{say('grant.radar.none')}</p>;
  return (
    <div className={styles.radar}>
      <Drawing entries={entries} />
      <table className={styles.values}>
        <caption className="ds-sr-only">{say('grant.radar.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('grant.radar.dimension')}</th>
            {types.map((type) => (
              <th key={type} scope="col">
                <span className={styles[type]} aria-hidden="true" />
                {say(`grant.radar.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {radarNames.map((name) => (
            <tr key={name}>
              <th scope="row">{say(`grant.radar.${name}`)}</th>
              {types.map((type) => (
                <td key={type}>{say('grant.radar.of', { sum: sumOf(entries, type, name), max: radarMaximum })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Comments entries={entries} />
    </div>
  );
}

const sumOf = (entries: Entries, type: string, name: RadarName) =>
  entries.find((entry) => entry.type === type && entry.name === name)?.sum ?? 0;

/** The comments on the values, each once. */
function Comments({ entries }: { entries: Entries }) {
  const comments = [...new Set(entries.flatMap(({ comment }) => comment ?? []))];
  return comments.map((comment) => (
    <p key={comment} className={styles.comment}>
      {comment}
    </p>
  ));
}

const radius = 70;
const box = { width: 250, height: 200 };

function Drawing({ entries }: { entries: Entries }) {
  const say = useText();
  const rings = Array.from({ length: radarMaximum }, (_, at) => (at + 1) / radarMaximum);
  return (
    <svg className={styles.drawing} viewBox={`${-box.width / 2} -100 ${box.width} ${box.height}`} aria-hidden="true">
      {rings.map((share) => (
        <polygon
          key={share}
          className={styles.ring}
          points={written(
            radarNames.map((_, axis) => pointOf(axis, share)),
            radius,
          )}
        />
      ))}
      {radarTypes.map((type) => {
        const corners = cornersOf(entries, type);
        return corners && <polygon key={type} className={styles[`${type}-area`]} points={written(corners, radius)} />;
      })}
      {radarNames.map((name, axis) => {
        const point = pointOf(axis, 1);
        return (
          <Fragment key={name}>
            <Label at={point} words={[say(`grant.radar.short.${name}`)]} className={styles.short} />
            <Label at={point} words={linesOf(say(`grant.radar.${name}`))} className={styles.long} />
          </Fragment>
        );
      })}
    </svg>
  );
}

/** The name of a dimension at the end of its axis, one line below the other. */
function Label({ at: { x, y }, words, className }: { at: Point; words: readonly string[]; className?: string }) {
  return (
    <text className={`${styles.label} ${className}`} y={y * radius + (y < 0 ? -10 : 18)}>
      {words.map((line, number) => (
        <tspan key={line} x={x * radius * 1.08} dy={number === 0 ? 0 : '1.1em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
