import { useText } from '../../../texts/text.tsx';
import { PageNotice } from '../../../ui/layout/page-notice.tsx';

interface Props {
  /** The month as written in the address; undefined if there is none. */
  written: string | undefined;
  /** The month that the year shown begins with, 1–12. */
  startMonth: number;
}

/** Says that the month in the address is none, and which one the year shown begins with (product/year-wheels#years). */
export function MonthNotice({ written, startMonth }: Props) {
  const say = useText();
  if (!written || Number(written) === startMonth) return null;
  const shown = String(startMonth);
  return <PageNotice kind="warning">{say('wheel.monthOutside', { written: written.slice(0, 20), shown })}</PageNotice>;
}
