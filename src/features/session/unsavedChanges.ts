const checks = new Set<() => boolean>();

/**
 * Keeps this tab where it is when another tab signs out while there are unsaved changes.
 * @param isUnsaved asked at that moment
 * @returns takes the check back
 */
export function registerUnsavedCheck(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  return () => void checks.delete(isUnsaved);
}

/** Whether this tab holds changes that are not saved. */
export function hasUnsavedChanges(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}
