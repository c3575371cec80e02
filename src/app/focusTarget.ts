/**
 * Takes the keyboard to the part of the page a fragment names, else to its headline.
 * @param hash of the address; may be empty
 * @returns what has the focus now; nothing when a field keeps it
 */
export function focusTarget(hash: string): HTMLElement | null {
  if (document.activeElement?.closest('main input, main textarea, main select')) return null;
  const target = findFragment(hash) ?? document.querySelector<HTMLElement>('main h1, h1');
  if (!target) return null;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return target;
}

/** The element a fragment names; none for an empty, unknown or malformed one. */
function findFragment(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
