/** Attribute of the root element that says which colour scheme is shown. */
export const colorSchemeSelector = 'data-color-scheme';
