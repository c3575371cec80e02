export const uploadMessages = {
  failed: 'Failed to upload picture',
  notPicture: 'This file is not a picture',
  unavailable: 'This site has no storage for pictures',
} as const;
