import { vi } from 'vitest';

/** Waits until what was just started on a page has had time to show, and what it loads later has come. */
export const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await vi.dynamicImportSettled();
};
