import { type RefObject, useEffect } from 'react';

/** Brings the caret's line, counted from 1, into view; again when other `markdown` is shown, which moves the lines. */
export function useFollowCaret(
  preview: RefObject<HTMLElement | null>,
  caretLine: number | undefined,
  markdown: string,
): void {
  useEffect(() => {
    if (caretLine === undefined || markdown === '') return;
    const parts = [...(preview.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const part = parts.findLast(({ dataset }) => Number(dataset.line) <= caretLine);
    part?.scrollIntoView({ block: 'nearest' });
  }, [preview, caretLine, markdown]);
}
