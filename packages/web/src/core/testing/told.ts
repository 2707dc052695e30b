import { onTestFinished, vi } from 'vitest';
import { toast } from '../../ui/overlay/toaster.tsx';

/** Collects the toasts from now on until the test is finished, in order: 'success: Lagra – Angre' if the toast offers an action. */
export function told(): { words: string[]; take: () => void; takeSecond: () => void } {
  const words: string[] = [];
  let [offered, beside] = [() => {}, () => {}];
  const spies = [
    vi.spyOn(toast, 'error').mockImplementation((said) => void words.push(`error: ${said}`)),
    vi.spyOn(toast, 'copied').mockImplementation((said) => void words.push(`success: ${said}`)),
    ...(['success', 'saved'] as const).map((kind) =>
      vi.spyOn(toast, kind).mockImplementation((...[said, offer, second]: Parameters<typeof toast.success>) => {
        words.push([`success: ${said}`, offer?.words, second?.words].filter(Boolean).join(' – '));
        if (offer) offered = offer.run;
        if (second) beside = second.run;
      }),
    ),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { words, take: () => offered(), takeSecond: () => beside() };
}
