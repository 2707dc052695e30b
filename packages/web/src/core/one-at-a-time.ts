const inThisTab = new Map<string, Promise<unknown>>();

/**
 * Does a work of this name once at a time: across the tabs of a browser where it has locks (a secure address), else within this tab, where
 * whoever asks meanwhile is given what the first one gets.
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(`samspel.${name}`, work) as Promise<Result>;
  const running = inThisTab.get(name) as Promise<Result> | undefined;
  if (running) return running;
  const begun = work().finally(() => inThisTab.delete(name));
  inThisTab.set(name, begun);
  return begun;
}
