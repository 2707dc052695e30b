import { YearWheel, type YearWheelProps } from '@samspel/wheel';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { texts } from '../../../packages/wheel/playground/texts.ts';

/** What a test sets of a wheel: all but its words, which are the playground's. */
export type Told = Omit<YearWheelProps, 'texts'>;

declare global {
  interface Window {
    /** Draws a wheel in place of the one before, or the same one with changes. */
    draw: (told: Told, isSame?: boolean) => void;
  }
}

const root = createRoot(document.getElementById('stage')!);
let drawn = 0;
await Promise.all(
  [300, 400, 500, 600].map((weight) => document.fonts.load(`${weight} 12px "Inter Variable"`, 'Årshjul')),
);
window.draw = (told, isSame = false) => {
  if (!isSame) drawn += 1;
  flushSync(() => root.render(<YearWheel key={drawn} {...told} texts={texts} />));
};
