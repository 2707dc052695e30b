import { useMemo, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PrintBar } from './print-bar.tsx';
import { printedYear, type YearToPrint } from './printed-year.ts';
import { sheetFormat } from './sheet-format.ts';
import { Sheets } from './sheets.tsx';
import type { PrintAddress } from './use-print-address.ts';

interface Props {
  address: PrintAddress;
  onChoose: (change: Partial<PrintAddress>) => void;
  /** The address of the page that shows the same year. */
  back: string;
  /** The year read last; the year in the address may still be loading. */
  toPrint: YearToPrint;
}

/** The choices, and below them the sheets that will be printed. */
export function PrintView({ address, onChoose, back, toPrint }: Props) {
  const say = useText();
  const { paper, orientation, show, hidesCompleted } = address;
  const [count, setCount] = useState(1);
  const format = useMemo(() => sheetFormat({ paper, orientation, show }), [paper, orientation, show]);
  const printed = useMemo(() => printedYear(toPrint, { show, hidesCompleted }), [toPrint, show, hidesCompleted]);
  return (
    <>
      <PrintBar
        {...{ address, onChoose, back, count }}
        documentTitle={`${printed.title} ${printed.label.replace('/', '–')}`}
      />
      {printed.rings.length === 0 && <EmptyState title={say('calendar.rings.none')} />}
      {printed.rings.length > 0 && <Sheets {...{ printed, format, show }} onCount={setCount} />}
    </>
  );
}
