type DraftStatusProps = {
  isAutosaving: boolean;
  /** When unsaved text was last stored, in ms. */
  savedAt: number | null;
  /** When what the server has of it was written, in ms. */
  storedAt: number | null;
};

/** Says where unsaved text is kept, and when it last was. */
export function DraftStatus({ isAutosaving, savedAt, storedAt }: DraftStatusProps) {
  const places = [
    savedAt !== null && `in this browser at ${timeOf(savedAt)}`,
    storedAt !== null && `on the server at ${timeOf(storedAt)}`,
  ].filter((place) => place !== false);
  if (places.length > 0) return `Kept ${places.join(', ')}`;
  return isAutosaving
    ? 'Unsaved text is kept in this browser and on the server'
    : 'This browser does not keep unsaved text';
}

function timeOf(time: number): string {
  return new Date(time).toLocaleTimeString([], { timeStyle: 'short' });
}
