import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import {
  deleteAllBrowserAutosaves,
  saveBrowserAutosave,
} from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { fetchServerAutosaves } from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import { formAlerts } from '#src/admin/posts/editor/messages.ts';
import { dismissSuccesses } from '#src/components/notifications/notificationQueue.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { clearDocuments, storeDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { origin } from './appEmulator.ts';
import { press, titleField } from './blogManagement.tsx';

export const draftBase = { baseUpdatedAt: null, saveId: 's'.repeat(20) };

/** The beginning of the form's messages when the post was saved elsewhere after it was opened, or its draft started. */
export const changedElsewhere = /^This post was saved elsewhere after/;

/** Starts each test of a file without drafts, with the posts `live` and `other`. */
export function startWithoutDrafts(): void {
  beforeEach(async () => {
    await deleteAllBrowserAutosaves();
    // Waits for the draft that the form of the last test sent when it was closed.
    await fetchServerAutosaves();
    await clearDocuments(origin);
    await storeDocuments(origin, [aPost({ id: 'live', title: 'Live' }), aPost({ id: 'other' })]);
  });
  afterEach(async () => {
    cleanup();
    dismissSuccesses();
    vi.restoreAllMocks();
    // Waits for the last write of the closed form, which would reach the next test.
    await loadAutosaves();
  });
}

/**
 * Stores a draft in this browser, as a closing form does.
 * @param syncedAt `savedAt` of the copy on the server that it continues or is
 */
export async function leave(key: string, title: string, savedAt: number, syncedAt?: number): Promise<void> {
  const values = { ...writtenFields('live'), title };
  await saveBrowserAutosave({ ...draftBase, key, postId: key, values, savedAt, syncedAt });
}

/** Stores a draft on the server, as another device does. */
export async function leaveElsewhere(key: string, title: string, savedAt: number): Promise<void> {
  const values = { ...writtenFields('live'), title };
  await storeDocuments(origin, [
    { path: `drafts/${key}`, fields: { ...draftBase, postId: key, values, savedAt } },
  ]);
}

/** Continues the open draft on another device, and then here. */
export async function continueOnBoth(): Promise<void> {
  await leaveElsewhere('live', 'Continued on the phone', 5);
  fireEvent.change(await titleField(), { target: { value: 'Continued here' } });
  await press('Save for Later');
  await screen.findByText(formAlerts.other);
}

/** @returns the titles of the drafts above the list */
export function offeredDrafts() {
  return screen
    .queryAllByText(/^Autosaved draft of “/)
    .map(({ textContent }) => /“(.*)”/.exec(textContent)?.[1]);
}
