/** Wide enough for the tables of the back office. */
export const windowSize = { width: 1280, height: 900 };
