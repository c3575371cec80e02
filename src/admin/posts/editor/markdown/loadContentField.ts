import type { ComponentType } from 'react';
import type { ContentFieldProps } from './ContentField.tsx';

let field: ComponentType<ContentFieldProps> | undefined;

/** Loads the CodeMirror editor. Await it before rendering the form; never rejects. */
export async function loadContentField(): Promise<void> {
  try {
    field ??= (await import('./ContentField.tsx')).ContentField;
  } catch {
    // The browser logs the failed file.
  }
}

export function loadedContentField(): typeof field {
  return field;
}
