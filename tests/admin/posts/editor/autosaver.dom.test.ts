import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Autosave } from '#src/admin/posts/editor/autosave/autosave.ts';
import { createAutosaver } from '#src/admin/posts/editor/autosave/autosaver.ts';
import { loadAutosaves } from '#src/admin/posts/editor/autosave/autosaves.ts';
import { loadBrowserAutosaves } from '#src/admin/posts/editor/autosave/browserAutosaves.ts';
import { fetchServerAutosave } from '#src/admin/posts/editor/autosave/serverAutosaves.ts';
import { autosaveStatus } from '#src/admin/posts/editor/messages.ts';
import { draftBase, leaveElsewhere, startWithoutDrafts } from '#tests/support/components/autosaves.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { signedInAdmin } from '#tests/support/components/signedInAdmin.ts';
import { silentDatabase } from '#tests/support/components/silentDatabase.ts';
import { writtenFields } from '#tests/support/records/aPost.ts';

signedInAdmin();
startWithoutDrafts();
afterEach(() => void vi.useRealTimers());

/** Writes the draft of the post `live`, whose form holds this text. */
function writerOf(title: string, readTitle = () => title) {
  const read = () => ({
    ...draftBase,
    postId: 'live',
    values: { ...writtenFields('live'), title: readTitle() },
  });
  return createAutosaver({ key: 'live', loaded: null, read, onState: () => undefined });
}

const noAutosaves = { autosaves: [], copies: [], isComplete: true };

describe('The draft of a closed form', () => {
  it('is not sent again after a failed attempt, so once deleted it stays deleted', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const writer = writerOf('Unwanted');
    const allow = refuse(':commit');
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    writer.change();
    await writer.close();
    expect(await loadBrowserAutosaves('live')).toHaveLength(1);
    allow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await fetchServerAutosave('live')).toBeNull();
  });

  it('is not stored again once it has been discarded', async () => {
    const writer = writerOf('Unwanted');
    await writer.flush();
    await writer.remove();
    await writer.close();
    expect(await loadAutosaves()).toEqual(noAutosaves);
  });

  it('is stored if it was written after the last one was discarded', async () => {
    const writer = writerOf('Written since');
    await writer.flush();
    await writer.remove();
    writer.change();
    await writer.close();
    expect((await fetchServerAutosave('live'))?.values.title).toBe('Written since');
  });
});

describe('In a browser whose database never responds', () => {
  it('the draft reaches the server', async () => {
    silentDatabase();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    let title = 'Unanswered';
    const writer = writerOf(title, () => title);
    writer.change();
    await vi.advanceTimersByTimeAsync(3_500);
    title = 'Unanswered, continued';
    writer.change();
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await fetchServerAutosave('live'))?.values.title).toBe(title);
    expect(writer.isStored()).toBe(true);
    await writer.close();
  });

  it('and without a server, the text is never reported as stored, even when it is saved twice', async () => {
    silentDatabase();
    const allow = refuse(':commit');
    const writer = writerOf('Nowhere');
    expect(await Promise.all([writer.flush(), writer.flush()])).toEqual([false, false]);
    expect(writer.isStored()).toBe(false);
    allow();
    await writer.remove();
  });
});

it('A draft that overwrites another device’s is dated later, so it wins when it is loaded', async () => {
  const later = Date.now() + 60_000;
  const writer = writerOf('Mine');
  await writer.flush();
  await leaveElsewhere('live', 'Theirs', later);
  expect(await writer.sync()).toBe(false);
  const theirs = (await fetchServerAutosave('live')) as Autosave;
  writer.replaceOther(theirs);
  await writer.flush();
  expect(await writer.sync()).toBe(true);
  const stored = await fetchServerAutosave('live');
  expect(stored?.values.title).toBe('Mine');
  expect(stored?.savedAt).toBeGreaterThan(later);
});

it('The status never shows a time in the future, even if another device’s clock is ahead', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 13, 14, 44), toFake: ['Date'] });
  const ahead = new Date(2026, 5, 13, 16, 30).getTime();
  const state = { savedAt: ahead, isRefused: false, isSyncFailed: false, other: null };
  expect(autosaveStatus(state)).toBe('Autosaved 2:44 PM');
});
