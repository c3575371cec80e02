import { ViewPlugin } from '@codemirror/view';

/**
 * If the caret is in view, keeps it in view when images above it are drawn, and when the field gets shorter because of an alert
 * or a question below it, or because of a phone's keyboard.
 */
export const caretInView = ViewPlugin.define((view) => {
  let wasInView = false;

  function isInView(): boolean {
    const { top, bottom } = view.scrollDOM.getBoundingClientRect();
    const caret = view.coordsAtPos(view.state.selection.main.head);
    return caret !== null && caret.bottom > top && caret.bottom <= bottom + 1;
  }

  const remember = () => {
    wasInView = isInView();
  };
  const heights = () => `${view.scrollDOM.clientHeight} ${view.contentDOM.offsetHeight}`;
  let lastHeights = heights();
  function handleScroll() {
    // An image drawn above the caret scrolls, too, before the observer is called.
    if (heights() === lastHeights) remember();
  }
  const observer = new ResizeObserver(() => {
    if (wasInView && !isInView()) view.dispatch({ scrollIntoView: true });
    lastHeights = heights();
  });
  observer.observe(view.scrollDOM);
  observer.observe(view.contentDOM);
  view.scrollDOM.addEventListener('scroll', handleScroll);
  return {
    update: ({ docChanged, selectionSet, transactions }) => {
      if (transactions.some(({ scrollIntoView }) => scrollIntoView)) wasInView = true;
      else if (docChanged || selectionSet) view.requestMeasure({ read: remember });
    },
    destroy: () => observer.disconnect(),
  };
});
