import { useEffect, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { FactList, type NamedFact } from './fact-list.tsx';

/** Questions about the screen, as style sheets ask them. */
const asked = [
  ['labs.responsive.narrow', '(max-width: 48em)'],
  ['labs.responsive.phone', '(max-width: 36em)'],
  ['labs.responsive.coarse', '(pointer: coarse)'],
  ['labs.responsive.dark', '(prefers-color-scheme: dark)'],
  ['labs.responsive.still', '(prefers-reduced-motion: reduce)'],
  ['labs.responsive.forced', '(forced-colors: active)'],
] as const;

/** /labs/responsive: the size of the window and of its letters, and which media queries match; it follows the window. */
export function Component() {
  const say = useText();
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((count) => count + 1);
    const queries = asked.map(([, query]) => matchMedia(query));
    window.addEventListener('resize', again);
    for (const query of queries) query.addEventListener('change', again);
    return () => {
      window.removeEventListener('resize', again);
      for (const query of queries) query.removeEventListener('change', again);
    };
  }, []);
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const facts: readonly NamedFact[] = [
    [say('labs.responsive.window'), `${window.innerWidth} × ${window.innerHeight} px`],
    [
      say('labs.responsive.inLetters'),
      say('labs.responsive.em', { width: Math.round((window.innerWidth / letters) * 10) / 10 }),
    ],
    [say('labs.responsive.letters'), `${letters} px`],
    [say('labs.responsive.density'), String(window.devicePixelRatio)],
    ...asked.map(([text, query]): NamedFact => [say(text), say(matchMedia(query).matches ? 'labs.yes' : 'labs.no')]),
  ];
  return <FactList facts={facts} />;
}
