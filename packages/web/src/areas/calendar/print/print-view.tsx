import { lazy, Suspense, useMemo, useState } from 'react';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import type { FileSource } from './file-source.ts';
import { PrintBar } from './print-bar.tsx';
import { printedYear, type YearToPrint } from './printed-year.ts';
import { sheetFormat } from './sheet-format.ts';
import { Sheets } from './sheets.tsx';
import type { PrintAddress } from './use-print-address.ts';

const PaperDialog = lazy(() => import('./paper-dialog.tsx'));

interface Props {
  address: PrintAddress;
  onChoose: (change: Partial<PrintAddress>) => void;
  /** The address of the page that shows the same year. */
  back: string;
  /** The year read last; the year in the address may still be loading. */
  toPrint: YearToPrint;
  /** Of what the server makes files: one year wheel, one's municipality, or one's own year; undefined for somebody else's. */
  file: FileSource | undefined;
}

/** The choices, and below them the sheets that will be printed. */
export function PrintView({ address, onChoose, back, toPrint, file }: Props) {
  const say = useText();
  const { paper, orientation, show, hidesCompleted } = address;
  const [count, setCount] = useState(1);
  const [isFileOpen, setFileOpen] = useState(false);
  const format = useMemo(() => sheetFormat({ paper, orientation, show }), [paper, orientation, show]);
  const printed = useMemo(() => printedYear(toPrint, { show, hidesCompleted }), [toPrint, show, hidesCompleted]);
  return (
    <>
      <PrintBar
        {...{ address, onChoose, back, count }}
        onFile={file && (() => setFileOpen(true))}
        documentTitle={`${printed.title} ${printed.label.replace('/', '–')}`}
      />
      {printed.rings.length === 0 && <EmptyState title={say('calendar.rings.none')} />}
      {printed.rings.length > 0 && <Sheets {...{ printed, format, show }} onCount={setCount} />}
      {file && isFileOpen && (
        <Suspense>
          <PaperDialog
            of={{
              calendar: file.calendar,
              group: file.group,
              year: address.year,
              startMonth: address.startMonth,
              hidesCompleted,
            }}
            title={file.title}
            first={{ paper, orientation, what: show === 'both' ? ['wheel', 'list'] : [show] }}
            onClose={() => setFileOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
