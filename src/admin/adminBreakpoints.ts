/** Media queries of the back office: it is never prerendered, so its screens may ask for the size of the window. */
export const adminBreakpoints = {
  /** Cards instead of a grid, dialogs over the whole screen. */
  phone: '(max-width: 699.95px)',
  /** The detail panel stands beside the list. */
  panel: '(min-width: 1200px)',
  /** The submissions' grid has room for an e-mail column; else the address stands under the name. */
  email: '(min-width: 900px) and (max-width: 1199.95px), (min-width: 1360px)',
  /** The preview stands beside the form. */
  preview: '(min-width: 1000px)',
} as const;
