const prefix = 'samspel.';

/** Returns what this browser stores under a name; null if there is nothing, or storage is forbidden. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/**
 * Stores a text in this browser under the prefix `samspel.` (product/shell#storage); null removes it. Returns false if storage is full or forbidden.
 */
export function writeLocal(name: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser can store anything. */
export function keepsLocal(): boolean {
  const isKept = writeLocal('probe', 'x'.repeat(200));
  writeLocal('probe', null);
  return isKept;
}

/** Removes everything that this browser stores under names with this beginning. */
export function forgetLocal(beginning: string): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix + beginning)) localStorage.removeItem(name);
    }
  } catch {
    // If storage is forbidden, nothing is stored.
  }
}

/** Calls back when another tab of this browser changes what is stored under the name. Returns a function that stops it. */
export function onLocalChange(name: string, changed: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === prefix + name || event.key === null) changed(readLocal(name));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
