const checks = new Set<() => boolean>();

/** While `isUnsaved` answers true, this tab stays where it is when another one signs out. */
export function registerUnsavedCheck(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  return () => void checks.delete(isUnsaved);
}

export function hasUnsavedChanges(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}
