/** Rows of a list's page. */
export const pageSize = 12;
