/** Anchor of the footer's page links, where the menu leads when scripts are off. */
export const quickLinksId = 'quick-links';
