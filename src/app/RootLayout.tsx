import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Notifications } from '#src/components/notifications/Notifications.tsx';

export function RootLayout() {
  useFocusAfterNavigation();
  return (
    <>
      <Outlet />
      <Notifications />
      <ScrollRestoration />
    </>
  );
}

function useFocusAfterNavigation(): void {
  const { pathname, hash, key } = useLocation();
  // A link to a fragment of the same page moves focus too, as it would without JavaScript.
  const destination = hash ? `${pathname}${hash} ${key}` : pathname;
  const lastDestination = useRef(destination);

  useEffect(() => {
    if (lastDestination.current === destination) return undefined;
    lastDestination.current = destination;
    let target = focusTarget(hash);
    // An article that loads late replaces the focused heading of its loading state.
    const headObserver = new MutationObserver(() => {
      if (target && !target.isConnected && document.activeElement === document.body)
        target = focusTarget(hash);
    });
    headObserver.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => headObserver.disconnect();
  }, [destination, hash]);
}

/** @returns the newly focused element; `null` if focus stays in a form field */
function focusTarget(hash: string): HTMLElement | null {
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
