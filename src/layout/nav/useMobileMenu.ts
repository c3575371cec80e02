import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Whether the mobile menu is open. While it is, it has a history entry of its own, so that the browser's Back closes
 * it; links in the menu replace that entry.
 * @param button gets the focus back when the menu closes, unless a link led to another page
 */
export function useMobileMenu(button: RefObject<HTMLButtonElement | null>) {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  // The entry outlives a reload, the menu does not.
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened && state?.isMenuOpen === true;
  const openedOn = useRef<string>(undefined);

  useEffect(() => {
    if (isOpen) openedOn.current = pathname;
    else if (openedOn.current === pathname) button.current?.focus({ preventScroll: true });
    if (!isOpen) openedOn.current = undefined;
  }, [isOpen, pathname, button]);

  function open() {
    setWasOpened(true);
    navigate(
      { pathname, search, hash },
      { state: { isMenuOpen: true }, preventScrollReset: true, flushSync: true },
    );
  }

  return { isOpen, open, close: () => navigate(-1) };
}
