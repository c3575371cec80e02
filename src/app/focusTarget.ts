/** @returns the newly focused element; `null` if the focus stays in a form field */
export function focusTarget(hash: string): HTMLElement | null {
  if (document.activeElement?.closest('main input, main textarea, main select')) return null;
  const target = findFragment(hash) ?? document.querySelector<HTMLElement>('main h1, h1');
  if (!target) return null;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return target;
}

function findFragment(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
