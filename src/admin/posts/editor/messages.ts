import { postFields } from '#src/features/posts/data/postFields.ts';

export const formTitles = { create: 'Create New Post', edit: 'Edit Post' } as const;

export const draftMessages = {
  saving: 'Saving draft...',
  saved: 'Draft saved',
  onDevice: "Saved on this device. Will sync when you're online",
  failed: "Couldn't save your draft. Don't close this tab",
  unchanged: 'No changes to save',
  notReplaced: "Couldn't save your draft. Nothing was replaced",
} as const;

export const saveMessages = {
  created: 'Blog post created',
  updated: 'Blog post updated',
  restored: 'Blog post restored',
  /** After a failed save, in the form. */
  textKept: 'Your text is still here.',
  /** After a failed save whose form was closed. */
  draftKept: 'Your draft was saved',
  restoring: "You're restoring a deleted post. Save to put it back.",
  compare: 'Save to compare both versions.',
} as const;

export const closingQuestions = {
  loss: {
    title: 'Close without saving?',
    details: "Your draft couldn't be saved in this browser or on the server.",
    action: 'Discard',
    isDestructive: true,
  },
  upload: { title: 'Cancel the upload?', details: 'Pictures are still uploading.', action: 'Close' },
} as const;

/** @param names of the pictures that the saved text would leave out */
export function missingPicturesQuestion(names: readonly string[]) {
  const [pictures, them] = names.length === 1 ? ['picture', 'it'] : ['pictures', 'them'];
  return {
    title: `Save without the ${pictures}?`,
    subject: names.join(', '),
    details: "Some pictures aren't uploaded or described yet. They will be left out.",
    action: `Save without ${them}`,
  };
}

export const replaceQuestion = {
  title: 'Replace your text?',
  subject: "It isn't published yet.",
  details: 'It will be saved as a separate draft.',
  action: 'Replace',
} as const;

/** @param date of the version, formatted */
export function loadedMessage(date: string): string {
  return `Version from ${date} loaded. Update the post to keep it`;
}

export const fieldHelp = {
  addressFromTitle: 'The address comes from the title',
  featuredImage: 'Upload a picture or paste an image URL',
  imageUrl: 'Paste an image URL',
  tags: 'Press comma to add a tag',
  toSchedule: `To schedule, clear "${postFields.published.label}".`,
  noScheduler: "Scheduling isn't running on this site. You'll have to publish this post yourself.",
  plainContent: "Markdown. Couldn't load the formatting tools. Check your connection and reload the page.",
  noPreview: "No preview: the text has too many nested levels, so it can't be published.",
} as const;

/** For a post that is neither published nor scheduled, or is scheduled. */
export function scheduleHelp(timeZone: string): string {
  return `Time zone: ${timeZone}. Leave empty to keep a draft.`;
}

export const pictureHelp = {
  notLoaded: "Couldn't load this picture",
  decorative: 'Decorative (no description)',
  uploaded: 'Uploaded',
  offline: 'Waiting for connection...',
  resizing: 'Resizing...',
  missing: 'Missing',
} as const;
