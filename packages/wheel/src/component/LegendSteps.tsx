import type { WheelTexts } from '../texts.ts';
import type { WheelRing } from '../types.ts';

type Props = {
  ring: WheelRing;
  texts: WheelTexts;
  /** The place of the row now. */
  index: number;
  /** The last place of all. */
  last: number;
  onMove: (to: number) => void;
};

/** Two buttons that move a row of the legend by one place, for those who do not drag. */
export function LegendSteps({ ring: { title }, texts: { legendTexts }, index, last, onMove }: Props) {
  return (
    <>
      <Step
        name={legendTexts.moveUp(title)}
        isLast={index === 0}
        onClick={() => onMove(index - 1)}
        path="m5.5 12 4.5-4.5 4.5 4.5"
      />
      <Step
        name={legendTexts.moveDown(title)}
        isLast={index === last}
        onClick={() => onMove(index + 1)}
        path="m5.5 8 4.5 4.5L14.5 8"
      />
    </>
  );
}

type StepProps = { name: string; path: string; isLast: boolean; onClick: () => void };

function Step({ name, path, isLast, onClick }: StepProps) {
  return (
    <button type="button" title={name} aria-disabled={isLast || undefined} onClick={() => !isLast && onClick()}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
