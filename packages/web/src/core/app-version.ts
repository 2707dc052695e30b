/** Returns what tells one version of the app from another: the name of its main script, which changes with each build. */
export const appVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '?';
