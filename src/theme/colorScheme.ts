export type Scheme = 'light' | 'dark';

/** Attribute of the root element that holds the current scheme. */
export const colorSchemeSelector = 'data-color-scheme';

/** Storage key in which Material UI and its inline script store the visitor's choice. */
export const modeStorageKey = 'mui-mode';
