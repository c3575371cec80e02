import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** An open menu has its own history entry, so that Back closes it. On the same page `button` is focused again. */
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
