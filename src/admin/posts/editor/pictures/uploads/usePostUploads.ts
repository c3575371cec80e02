import { useEffect, useState } from 'react';
import { findPlaceholders, replacePlaceholders } from '#src/admin/posts/editor/pictures/placeholders.ts';
import type { ConfirmOptions } from '#src/admin/shared/dialogs/ConfirmDialog.tsx';
import { createPictureUploads } from './pictureUploads.ts';

type Confirm = (options: ConfirmOptions) => Promise<boolean>;

export function usePostUploads(isAvailable: boolean) {
  const [uploads] = useState(() => createPictureUploads(isAvailable));
  useEffect(() => () => uploads.cancelAll(), [uploads]);

  /** Asks before it leaves out pictures that are not ready; `null` when the writer waits for them. */
  async function contentToSave(content: string, confirm: Confirm): Promise<string | null> {
    const missing = findPlaceholders(content).filter(({ id }) => uploads.insertedFor(id) === undefined);
    const names = new Set([...uploads.unfinished(), ...missing].map(({ name }) => name));
    if (names.size > 0 && !(await confirm(question([...names])))) return null;
    uploads.cancelAll();
    return replacePlaceholders(content, ({ id }) => uploads.insertedFor(id));
  }

  return { uploads, contentToSave, isBusy: () => uploads.unfinished().length > 0 };
}

function question(names: readonly string[]): ConfirmOptions {
  return {
    title: names.length === 1 ? 'Save without the picture?' : 'Save without the pictures?',
    subject: names.join(', '),
    details: 'Not everything is uploaded and described yet. What is missing will be left out.',
    action: names.length === 1 ? 'Save without it' : 'Save without them',
  };
}
