/** Id of the template in a prerendered page that holds the links to the files it starts with. */
export const startFilesId = 'start-files';
