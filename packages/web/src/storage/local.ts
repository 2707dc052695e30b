const prefix = 'samspel.';

/** What this browser keeps under a name, or null; null too where storage is forbidden. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser under the prefix `samspel.` (product/shell#storage); null forgets it. Returns false where storage is full or forbidden. */
export function writeLocal(name: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser keeps anything at all. */
export function keepsLocal(): boolean {
  const isKept = writeLocal('probe', 'x'.repeat(200));
  writeLocal('probe', null);
  return isKept;
}

/** Forgets all that this browser keeps under names that begin so. */
export function forgetLocal(beginning: string): void {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix + beginning)) localStorage.removeItem(name);
    }
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}

/** Calls back when another tab of this browser changes what is kept under the name. Returns the way to stop. */
export function onLocalChange(name: string, changed: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === prefix + name || event.key === null) changed(readLocal(name));
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
