/** What every browser has and jsdom lacks: media queries, none of which matches here. */
if (typeof window !== 'undefined' && typeof window.matchMedia !== 'function') {
  const noMatch = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Object.assign(window, { matchMedia: noMatch });
}
