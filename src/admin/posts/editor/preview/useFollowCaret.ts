import { type RefObject, useEffect } from 'react';

/** Brings the caret's line, counted from 1, into view, and again when the preview was `rendered` anew. */
export function useFollowCaret(
  preview: RefObject<HTMLElement | null>,
  caretLine: number | undefined,
  rendered: unknown,
): void {
  // Another rendering moves the lines, which only the DOM knows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rendered` only says when to look again
  useEffect(() => {
    if (caretLine === undefined) return;
    const parts = [...(preview.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const part = parts.findLast(({ dataset }) => Number(dataset.line) <= caretLine);
    part?.scrollIntoView({ block: 'nearest' });
  }, [preview, caretLine, rendered]);
}
