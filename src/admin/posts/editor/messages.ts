import type { AutosaveState } from '#src/admin/posts/editor/autosave/autosaver.ts';
import { postNotices } from '#src/admin/posts/messages.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { type PostValues, postFields } from '#src/features/posts/data/postFields.ts';

export const formTitles = { create: 'Create New Post', edit: 'Edit Post' } as const;

export const autosaveMessages = {
  saved: 'Autosaved',
  onDevice: 'Autosaved in this browser only',
  elsewhere: 'Changed on another device',
  failed: "Couldn't autosave your draft. Don't close this tab.",
  unchanged: 'No changes to save',
  /** After the form was closed, and after 'Save for Later'. */
  kept: 'Saved for later',
  keptWithoutImages: 'Saved for later, without the images that are still uploading',
} as const;

/** Empty until something is stored or could not be. */
export function autosaveStatus({ savedAt, isRefused, isSyncFailed, other }: AutosaveState): string {
  if (other) return autosaveMessages.elsewhere;
  if (isSyncFailed) return isRefused ? autosaveMessages.failed : autosaveMessages.onDevice;
  if (savedAt === null) return '';
  // A copy that continues one from a device whose clock is ahead is dated after that one.
  const time = new Date(Math.min(savedAt, Date.now()));
  return `${autosaveMessages.saved} ${time.toLocaleTimeString([], { timeStyle: 'short' })}`;
}

export const saveMessages = {
  created: 'Blog post created',
  createdDraft: 'Blog post created as a draft',
  scheduled: 'Blog post created and scheduled',
  updated: 'Blog post updated',
  published: 'Blog post published',
  unpublished: 'Blog post unpublished',
  rescheduled: 'Blog post scheduled',
  restored: postNotices.restored,
  /** After a failed save; its form may have been closed. */
  textKept: 'Your text is still here',
} as const;

type SavedState = Pick<PostValues, 'published' | 'publishAt'>;

/** After a save of a stored post. */
export function updateMessage({ published, publishAt }: SavedState, before: SavedState): string {
  if (published) return before.published ? saveMessages.updated : saveMessages.published;
  if (publishAt !== null && publishAt !== before.publishAt) return saveMessages.rescheduled;
  return before.published ? saveMessages.unpublished : saveMessages.updated;
}

export function saveEffect({ published, publishAt }: SavedState, isNew: boolean, wasPublished: boolean) {
  if (published) return wasPublished ? 'Updates the published article' : 'Goes live now';
  if (publishAt !== null && publishAt <= Date.now()) return 'Goes live within five minutes';
  if (publishAt !== null) return `Goes live on ${formatDateTime(publishAt)}`;
  if (wasPublished) return 'Takes the article offline';
  return isNew ? 'Saves a draft' : 'Stays a draft';
}

export const formAlerts = {
  restoring: 'Click Update Post to restore this deleted post.',
  outdated:
    'This post was saved elsewhere after this draft was started. When you save, you can compare both versions first.',
  /** @param fields their names, in words */
  unreadable: (fields: string) =>
    `Part of this post can't be read: ${fields}. Fill in what's missing and click Update Post to repair the post.`,
  other: 'This draft was changed on another device. Compare both versions before you continue.',
  replaced: "The form's text was replaced. Until you close the form, Undo restores yours.",
  /** @param date formatted */
  autosave: (date: string, isNew: boolean) =>
    `Autosaved draft from ${date}. It hasn't been saved ${isNew ? 'as a post' : 'to the post'} yet.`,
} as const;

export const conflictTitles = {
  post: 'This post was saved elsewhere',
  twin: 'You already have a post with this title',
  autosave: 'This draft was changed on another device',
} as const;

/** Before a new post is created, perhaps from the draft of one that another device has created. */
export const twinQuestion = {
  title: 'Create another post with this title?',
  details: 'You already have a post with the same or nearly the same title.',
  decline: 'Compare Both',
  action: 'Create Another',
  cancel: 'Keep Editing',
} as const;

/** Before a post with images that can't be loaded is published, now or later. */
export const brokenImagesQuestion = {
  title: "Publish with images that can't be loaded?",
  details: 'Readers would see an empty space in their place.',
  action: 'Publish Anyway',
  cancel: 'Keep Editing',
} as const;

export const lockMessages = {
  elsewhere: 'This post is open in another tab',
  takeOver: 'Continue Here',
} as const;

export const closingQuestions = {
  loss: {
    title: 'Close without saving?',
    details: "Your draft couldn't be autosaved in this browser or on the server.",
    action: 'Discard',
    isDestructive: true,
  },
  upload: {
    title: 'Stop uploading?',
    details: 'Images are still uploading.',
    action: 'Stop and Close',
    cancel: 'Keep Uploading',
  },
} as const;

export const fieldHelp = {
  urlFromTitle: 'The URL is created from the title',
  featuredImage: 'Upload an image or paste its URL',
  imageDescription: 'Alt text, read aloud by screen readers. Leave blank if the image is decorative.',
  tags: 'Type a comma to add a tag',
  toSchedule: `To schedule or unpublish, clear the checkbox “${postFields.published.label}.”`,
  noScheduler: "Scheduling isn't running on this site. You'll have to publish this post yourself.",
  pastTime:
    'This time has passed. Check the date: the post will be published within five minutes after you create or update it.',
  noPreview:
    'This text is too complex to show: it has too many lines, deeply nested lists or quotes, or too many symbols, such as [ and *. Simplify it, or readers will see unformatted Markdown.',
} as const;

/** For an unpublished post, scheduled or not. */
export function scheduleHelp(timeZone: string): string {
  return `Time zone: ${timeZone}. Leave blank to keep this post a draft.`;
}

/** What is still needed when images in the text have no description. */
export const imageDescriptions = 'Image descriptions';

/** Shown below the text when the form can't be saved. */
export const imageErrors = {
  undescribed: 'Describe each image below, or mark it as decorative.',
  uploading: "Some images haven't been uploaded yet. Wait for them to finish, or retry or cancel them below.",
  pasting: 'Your text is still being pasted. Wait a moment.',
} as const;

export const missingImagesMessage = "Some images couldn't be pasted. Upload them from your computer instead.";
