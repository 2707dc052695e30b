import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { readYear } from '../use-page-address.ts';
import { readStartMonth } from '../year/shown-year.ts';
import { useWheelChoices } from '../year/use-wheel-choices.ts';
import { type PrintChoices, readPrintChoices } from './print-choices.ts';

/** What is printed, and how. */
export interface PrintAddress extends PrintChoices {
  year: number;
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
  return { ...readPrintChoices(query), year: readYear(year, today, startMonth), startMonth };
}

/** Chooses: what is chosen stands in the address, all of it, so that its link shows the same sheet to whoever gets it. */
export function useChoosePrint(address: PrintAddress, pathOf: (address: PrintAddress) => string) {
  const navigate = useNavigate();
  return (change: Partial<PrintAddress>) =>
    void navigate(pathOf({ ...address, ...change }), {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
}
