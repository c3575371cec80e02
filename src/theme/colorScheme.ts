import { useSyncExternalStore } from 'react';
import type { Scheme } from './palette.ts';

/** Both as Material UI's script in the page's head reads and writes them, before the first paint. */
const storageKey = 'mui-mode';
const attribute = 'data-color-scheme';

/** The colour scheme in sight; `null` in prerendered HTML and in the first render over it. */
export function useColorScheme(): Scheme | null {
  return useSyncExternalStore(observeScheme, shownScheme, () => null);
}

/** Shows a scheme from now on, whatever the system says, on this device's other pages too. */
export function chooseColorScheme(scheme: Scheme): void {
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
  show(scheme);
}

/**
 * Keeps the page in the scheme that was chosen on any page of this device, else in the system's.
 * @returns a function that stops it
 */
export function followColorScheme(): () => void {
  const controller = new AbortController();
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = () => show(chosenScheme() ?? (dark.matches ? 'dark' : 'light'));
  dark.addEventListener('change', follow, controller);
  window.addEventListener('storage', follow, controller);
  follow();
  return () => controller.abort();
}

function chosenScheme(): Scheme | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

function shownScheme(): Scheme {
  return document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
}

function observeScheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

/** Changes all colours at once: what fades when it is pointed at must not fade now. */
function show(scheme: Scheme): void {
  if (document.documentElement.getAttribute(attribute) === scheme) return;
  const still = document.createElement('style');
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  document.head.append(still);
  document.documentElement.setAttribute(attribute, scheme);
  void getComputedStyle(document.body).color;
  still.remove();
}
