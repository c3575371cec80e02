/** Wide enough for the tables of the admin area. */
export const windowSize = { width: 1280, height: 900 };
