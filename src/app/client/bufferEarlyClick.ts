/**
 * Remembers the button that is pressed while the page's script is still on its way: it looks alive already, so its
 * press must count.
 * @returns presses it, to be called once the page lives
 */
export function bufferEarlyClick(): () => void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', remember, true);
  return () => {
    document.removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  };
}
