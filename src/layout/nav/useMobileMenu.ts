import {
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { widths } from '#src/theme/theme.ts';

type MobileMenuState = {
  menu: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /**
   * `undefined` until the app sees the first toggle. Until then, the browser itself exposes the popover button's state.
   */
  isOpen: boolean | undefined;
  handleToggle: (event: ToggleEvent) => void;
};

/** Adds what a popover lacks: a history entry, so that Back closes it, and closing when a link is clicked. */
export function useMobileMenu(): MobileMenuState {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  const navigate = useNavigate();
  const { pathname, search, hash, key, state } = useLocation();
  const hasEntry = state?.isMenuOpen === true;

  const addEntry = useEffectEvent(() => {
    if (hasEntry) return;
    navigate(
      { pathname, search, hash },
      { state: { isMenuOpen: true, pageKey: key }, preventScrollReset: true, flushSync: true },
    );
  });
  const removeEntry = useEffectEvent(() => {
    if (hasEntry) navigate(-1);
    // Safari does not focus a clicked button, so the popover cannot return the focus to it.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isOpen) return afterFrame(addEntry);
    if (isOpen === false) removeEntry();
    return undefined;
  }, [isOpen]);

  // The menu's links replace its history entry. In a layout effect, because a page behind the open menu cannot be
  // focused.
  useLayoutEffect(() => {
    const opened = menu.current;
    return hasEntry ? () => opened?.hidePopover() : undefined;
  }, [hasEntry]);

  useEffect(() => {
    if (isPopoverOpen(menu.current)) setIsOpen(true);
    const wideWindow = matchMedia(`(width >= ${widths.lg}px)`);
    const hide = () => isPopoverOpen(menu.current) && menu.current?.hidePopover();
    wideWindow.addEventListener('change', hide);
    return () => wideWindow.removeEventListener('change', hide);
  }, []);

  return { menu, button, isOpen, handleToggle: ({ newState }) => setIsOpen(newState === 'open') };
}

/**
 * Paints the menu first, since a history entry re-renders everything that depends on the location. @returns a cancel
 * function
 */
function afterFrame(callback: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** False in browsers without popover support (Firefox before 125), which show the menu's links in the bar. */
function isPopoverOpen(element: HTMLElement | null): boolean {
  return 'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true;
}
