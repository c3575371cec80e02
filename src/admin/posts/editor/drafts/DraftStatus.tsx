type DraftStatusProps = {
  isAutosaving: boolean;
  /** When unsaved text was last stored, in ms. */
  savedAt: number | null;
};

/** Says where unsaved text is kept, and when it last was. */
export function DraftStatus({ isAutosaving, savedAt }: DraftStatusProps) {
  if (!isAutosaving) return 'This browser does not keep unsaved text';
  if (savedAt === null) return 'Unsaved text is kept in this browser';
  return `Kept in this browser at ${new Date(savedAt).toLocaleTimeString([], { timeStyle: 'short' })}`;
}
