import { type CSSProperties, useEffect } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Sheet } from './sheet.tsx';
import type { SheetFormat } from './sheet-format.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetLines } from './sheet-lines.tsx';
import styles from './sheets.module.css';
import type { SheetsProps } from './sheets-props.ts';
import { useRespaced } from './use-respaced.ts';
import { useSheets } from './use-sheets.ts';
import { useZoom } from './use-zoom.ts';

/** The sheets as they will be printed, as large as the window allows. Paper is light, whatever the theme. */
export function Sheets({ onCount, ...props }: SheetsProps & { onCount: (sheets: number) => void }) {
  const say = useText();
  const { printed, format } = props;
  const { probe, times } = useRespaced();
  const { division, measure } = useSheets(printed, format, times);
  const { place, zoom } = useZoom(format.width);
  const count = division?.sheets.length ?? 1;
  useEffect(() => onCount(count), [onCount, count]);
  return (
    <section
      ref={place}
      aria-label={say('print.preview')}
      data-color-scheme="light"
      className={styles.desk}
      style={{ ...measures(format), '--head': `${format.head}pt`, '--zoom': zoom } as CSSProperties}
    >
      <span ref={probe} className={styles.probe} aria-hidden="true">
        {say('print.preview')}
      </span>
      <style>{`@page { size: ${format.width}mm ${format.height}mm; margin: 0; }`}</style>
      {division ? (
        <div className={styles.sheets}>
          {division.sheets.map((columns, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its number
            <Sheet key={index} {...props} {...{ columns, index, count }} letters={division.letters} />
          ))}
        </div>
      ) : (
        <div ref={measure} className={styles.measure}>
          <div className={styles.lead}>
            <SheetHead printed={printed} isBeside={format.isBeside && format.wheel !== null} />
          </div>
          <div className={styles.column}>
            <SheetLines printed={printed} lines={printed.lines} />
          </div>
        </div>
      )}
    </section>
  );
}

/** The measures of a format, as variables for the style sheet. */
function measures({ width, height, margin, gap, wheel, columnWidth, columns, isBeside }: SheetFormat): CSSProperties {
  const beside = columns.first * columnWidth + (columns.first - 1) * gap;
  const inner = width - 2 * margin;
  return Object.fromEntries(
    Object.entries({
      '--sheet-width': width,
      '--sheet-height': height,
      '--margin': margin,
      '--gap': gap,
      '--wheel': wheel ?? 0,
      '--column': columnWidth,
      '--side': isBeside && wheel !== null ? Math.min(beside, inner - wheel - gap) : inner,
    }).map(([name, length]) => [name, `${length}mm`]),
  );
}
