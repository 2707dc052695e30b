import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { type PrintChoices, readPrintChoices } from '../address/print-choices.ts';
import { readStartMonth, readYear } from '../address/shown-year.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';

/** What is printed, and how. */
export interface PrintAddress extends PrintChoices {
  year: number;
  /** The year as the address has it. */
  yearWritten?: string | undefined;
  /** 1–12. */
  startMonth: number;
}

/** What the address of a print view says; for a year or a start month that it lacks, the person's own year that holds today. */
export function usePrintAddress(): PrintAddress {
  const { year, startMonth: written } = useParams();
  const [query] = useSearchParams();
  const today = useToday();
  const { choices } = useWheelChoices();
  const startMonth = readStartMonth(written) ?? choices.startMonth;
  return { ...readPrintChoices(query), year: readYear(year, today, startMonth), yearWritten: year, startMonth };
}

/**
 * Chooses: what is chosen stands in the address, all of it, so that its link shows the same sheet to whoever gets it. Sheets take a while to lay
 * out; what is chosen meanwhile is added to what was chosen before.
 */
export function useChoosePrint(address: PrintAddress, pathOf: (address: PrintAddress) => string) {
  const navigate = useNavigate();
  const path = pathOf(address);
  const asked = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another when its path is
  useEffect(() => {
    asked.current = address;
  }, [path]);
  return (change: Partial<PrintAddress>) => {
    asked.current = { ...asked.current, ...change };
    void navigate(pathOf(asked.current), { replace: true, preventScrollReset: true, state: { keepFocus: true } });
  };
}
