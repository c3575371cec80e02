/**
 * The only source of the logo mark, for the header, loading screen, favicon, app icons and social images. The name next
 * to it is text in the site's font.
 */
export const mark = {
  /** Edge of the square that the paths are drawn on. */
  size: 26,
  parts: [
    { color: 'ink', path: 'M2 1h6v24H2zM9.5 14.2c6 0 9 3.6 14.5 3.6V25c-9.4 0-11.5-4.6-14.5-4.6z' },
    {
      color: 'accent',
      path: 'M9.5 12.8c6.6 0 8.2-2.4 9.4-11.8 3.6 2.8 5.2 6 5.2 9 0 5.4-5 8.2-14.6 4.6z',
    },
  ],
} as const;
