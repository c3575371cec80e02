/** What is said when an operation on pictures fails. */
export const pictureMessages = {
  list: 'Failed to fetch pictures',
  upload: 'Failed to upload picture',
  delete: 'Failed to delete picture',
  missing: 'This project has no file storage: pictures can only be linked by their address',
} as const;
