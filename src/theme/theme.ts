/**
 * The designers' file: the site's colors, type sizes, spaces and motion as plain values.
 * Change a value and save, and the whole site updates, in light and dark. See `docs/theme.md` for a walkthrough;
 * `/theme` in development shows the result with its measured contrast.
 */

/** Colors: light beside dark. */
export const colors = {
  // Surfaces
  page: { light: '#F4F1EA', dark: '#0C111B' }, // behind everything
  paper: { light: '#FBF9F5', dark: '#131A27' }, // fields, grid, detail panel, menus
  sunk: { light: '#EAE5DA', dark: '#05080D' }, // selected row, draft badge, picture placeholder
  codeGround: { light: '#ECE7DC', dark: '#1B2435' }, // code inside a sentence

  // Text
  text: { light: '#121826', dark: '#F1EDE4' }, // text, ink buttons, rules
  textSecondary: { light: '#474E5F', dark: '#AEB5C4' }, // supporting text
  textHint: { light: '#646A78', dark: '#8A93A5' }, // captions and "before" figures, on page and paper only

  // Lines
  line: { light: '#D9D2C4', dark: '#2C3649' }, // hairlines between things
  lineControl: { light: '#857F72', dark: '#667289' }, // borders of fields, outlined buttons, tags
  lineTick: { light: '#A79F8F', dark: '#46526A' }, // ruler, axes, table heads

  // The accent marks what changes. accentHover, onAccent, accentText, bandAccent, bandAccentText, selection and
  // onSelection derive from it; to set one by hand, add it here
  accent: { light: '#F5500F', dark: '#FF6A30' }, // primary button, underlines, arrows, markers

  // Bands: numbers, closing, footer, code blocks
  band: { light: '#0E1420', dark: '#192440' },
  bandRaised: { light: '#151D2B', dark: '#22304F' },
  bandLine: { light: '#2A3447', dark: '#3A4A6B' },
  bandText: { light: '#F1EDE4', dark: '#F1EDE4' },
  bandTextSecondary: { light: '#A9B1C1', dark: '#A9B1C1' },
  bandTextHint: { light: '#8F98AA', dark: '#8F98AA' },

  // States: text color and the tint behind it
  success: { light: '#1C6440', dark: '#86D3A4' }, // Replied, Published, success
  successTint: { light: '#DCEBDD', dark: '#15301F' },
  info: { light: '#1F4F86', dark: '#9CC4F0' }, // Read
  infoTint: { light: '#DCE6F1', dark: '#162B44' },
  warning: { light: '#6B4A00', dark: '#F0CC74' }, // New
  warningTint: { light: '#F6E3AE', dark: '#362A0E' },
  error: { light: '#A8122F', dark: '#FF9AA5' }, // errors and Delete
  errorTint: { light: '#F8E4E4', dark: '#361A22' },

  // Pictures: the dark ground of drawings
  pictureGround: { light: '#1D2A45', dark: '#1D2A45' },

  // Behind dialogs
  scrim: { light: 'rgb(9 13 21 / 62%)', dark: 'rgb(9 13 21 / 62%)' },
} as const;

/** Brightness of pictures on the dark page: their light backgrounds would glare. */
export const dimmed = '90%';

/**
 * Type: one family, one file. Sizes grow with the reader's text size: at the usual 16 px, the subtracted pixels
 * cancel the added `rem`, so only larger text changes the result.
 * `var(--vw)` is 1% of the window's width, or of the preview's in the post editor.
 */
export const type = {
  family: 'Familjen Grotesk',
  fontFile: '/fonts/familjen-grotesk-5.3.0.woff2', // in public/fonts
  weightRange: '400 700',
  ligatures: 'no-contextual', // with its contextual rules, the font draws "!!!" as "!!1"
  // Very wide windows show everything larger, up to 1.25 times
  wide: { from: '1680px', size: 'min(100% + (1vw - 16.8px), 125%)' },
  // By weight: gives Arial (the last one: Arial Bold) the same metrics while the font loads
  fallback: {
    '400': { sizeAdjust: '94%', ascent: '109%', descent: '24%' },
    '500': { sizeAdjust: '98%', ascent: '104.6%', descent: '23%' },
    '600 700': { sizeAdjust: '91.2%', ascent: '112.4%', descent: '24.7%' },
  },
  code: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
  h1: {
    size: 'min(clamp(3.125rem, 7rem + 10 * var(--vw) - 112.5px, 9rem), 19 * var(--vw))',
    line: 0.88,
    spacing: '-0.044em',
    weight: 600,
  }, // home headline, closing line
  h2: {
    size: 'min(clamp(2.375rem, 3.5rem + 3.9 * var(--vw) - 32.8px, 5rem), 1.5rem + 6.1 * var(--vw), 14 * var(--vw))',
    line: 0.96,
    spacing: '-0.042em',
    weight: 600,
  }, // inner pages, sections, main quote
  h3: {
    size: 'min(clamp(1.625rem, 1.75rem + 1.3 * var(--vw) - 7.2px, 2.5rem), 1.2rem + 2 * var(--vw), 12.5 * var(--vw))',
    line: 1.08,
    spacing: '-0.028em',
    weight: 600,
  }, // rows, projects, second quote
  h4: { size: '1.375rem', line: 1.2, spacing: '-0.016em', weight: 600 }, // points, panels, dialogs
  h5: { size: '1.25rem', line: 1.2, spacing: '-0.02em', weight: 600 }, // title bar of the admin area
  h6: { size: '1.0625rem', line: 1.5, spacing: '0', weight: 600 }, // section names under the ruler, small list heads
  figure: {
    size: 'clamp(min(8rem, 40 * var(--vw)), 27 * var(--vw), 25rem)',
    line: 0.74,
    spacing: '-0.055em',
    weight: 600,
  }, // 150+
  change: {
    size: 'clamp(2rem, 2.15rem + 1.6 * var(--vw) - 8.8px, 3.25rem)',
    line: 1,
    spacing: '-0.04em',
    weight: 600,
  }, // before and after figures
  lede: {
    size: 'clamp(1.1875rem, 1.1rem + 0.4 * var(--vw), 1.4375rem)',
    line: 1.42,
    spacing: '-0.008em',
    weight: 400,
  }, // first paragraph
  article: { size: '1.1875rem', line: 1.62, spacing: '0', weight: 400 }, // article text
  body1: { size: '1.0625rem', line: 1.6, spacing: '0', weight: 400 }, // everything else
  body2: { size: '0.9375rem', line: 1.5, spacing: '0', weight: 400 }, // supporting text, admin area
  // body2, growing to 18 px on wide screens
  detail: {
    size: 'clamp(0.9375rem, 0.9375rem + 0.55 * var(--vw) - 4.95px, 1.125rem)',
    line: 1.5,
    spacing: '0',
    weight: 400,
  }, // descriptions of services, projects and steps
  caption: { size: '0.8125rem', line: 1.45, spacing: '0.004em', weight: 400 }, // captions, help, badges
  button: { size: '1.0625rem', line: 1, spacing: '-0.01em', weight: 600 },
  buttonCase: 'none', // letter case of every button: 'none', 'uppercase' or 'capitalize'
  buttonMedium: '0.9375rem', // buttons of medium height
  buttonDense: '0.875rem', // buttons, labels and fields of the admin area
};

/** Shape: corners in pixels; there are no shadows. */
export const shape = {
  button: 4, // everything that is pressed: buttons, icon buttons, toggles, filters; 999 makes them round
  control: 4, // fields, tags, dialogs
  badge: 2, // badges, code
};

/** Space: based on 8 pixels; fixed lengths are multiples of 4. */
export const space = {
  unit: 8,
  frame: '84rem', // widest text area, 12 columns of 7rem
  gutter: 'clamp(1rem, 3.4 * var(--vw), 3rem)', // left and right of the frame
  inset: '1.5rem', // text inside a column line
  section: 'clamp(4.5rem, 2.5rem + 7 * var(--vw), 9rem)', // between sections
  head: 'clamp(2rem, 4 * var(--vw), 4rem)', // between a section's head and its body
  top: 'clamp(1rem, 2 * var(--vw), 2rem)', // above the first line of a page
  bandTop: 'clamp(1rem, 2 * var(--vw), 1.5rem)', // above the first line of a band
  row: 'clamp(2rem, 4 * var(--vw), 3.5rem)', // between a line and the row that belongs to it
  group: 'clamp(2.5rem, 5 * var(--vw), 5rem)', // between groups of one section
  measure: '41rem', // longest line of an article
  control: { large: '3.5rem', medium: '2.75rem', small: '2.25rem' }, // heights: hero and public forms, default, admin area
  navTall: '5.5rem', // navigation at the top of the page
  navCompact: '4rem', // navigation once scrolled
};

/** Breakpoints: minimum widths in pixels. */
export const widths = { xs: 0, sm: 600, md: 900, lg: 1100, xl: 1200 } as const;

/** Motion in milliseconds; all of it is off for people who prefer reduced motion. */
export const motion = {
  color: '140ms', // colors
  move: '260ms', // underlines, arrows, the navigation's height
  page: '380ms', // what moves from page to page, and switching between light and dark
  zoom: '500ms', // pictures under the pointer
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};
