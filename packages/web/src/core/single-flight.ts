const inThisTab = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name only once at a time. If the browser has locks (on a secure address), this holds across its tabs; otherwise within this tab,
 * where calls made meanwhile get the result of the first.
 */
export function singleFlight<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(`samspel.${name}`, work) as Promise<Result>;
  const running = inThisTab.get(name) as Promise<Result> | undefined;
  if (running) return running;
  const begun = work().finally(() => inThisTab.delete(name));
  inThisTab.set(name, begun);
  return begun;
}
