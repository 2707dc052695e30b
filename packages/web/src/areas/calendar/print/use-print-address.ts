import { useEffect, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useToday } from '../../../core/time/use-today.ts';
import { type PrintChoices, readPrintChoices } from '../address/print-choices.ts';
import { readStartMonth, readYear } from '../address/shown-year.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';

/** What is printed, and how. */
export interface PrintAddress extends PrintChoices {
  year: number;
  /** The year as written in the address. */
  yearWritten?: string | undefined;
  /** 1–12. */
  startMonth: number;
}

/** Reads the address of a print view. If it lacks a start month, the person's own is used; if it lacks a year, the one that contains today. */
export function usePrintAddress(): PrintAddress {
  const { year, startMonth: written } = useParams();
  const [query] = useSearchParams();
  const today = useToday();
  const { choices } = useWheelChoices();
  const startMonth = readStartMonth(written) ?? choices.startMonth;
  return { ...readPrintChoices(query), year: readYear(year, today, startMonth), yearWritten: year, startMonth };
}

/**
 * Returns a function that changes the choices. All of them are in the address, so that its link shows the same sheet to everybody. Sheets take a
 * while to lay out; choices made meanwhile are added to those made before.
 */
export function useChoosePrint(address: PrintAddress, pathOf: (address: PrintAddress) => string) {
  const navigate = useNavigate();
  const path = pathOf(address);
  const asked = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has changed when its path has
  useEffect(() => {
    asked.current = address;
  }, [path]);
  return (change: Partial<PrintAddress>) => {
    asked.current = { ...asked.current, ...change };
    void navigate(pathOf(asked.current), { replace: true, preventScrollReset: true, state: { keepFocus: true } });
  };
}
