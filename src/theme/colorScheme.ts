export type Scheme = 'light' | 'dark';

/** Attribute of the root element that holds the current scheme; the inline script in `index.html` sets it first. */
export const colorSchemeSelector = 'data-color-scheme';

/** Where Material UI stores the visitor's choice; the inline script in `index.html` reads and writes it. */
export const modeStorageKey = 'mui-mode';
