type DraftStatusProps = {
  isAutosaving: boolean;
  savedAt: number | null;
  storedAt: number | null;
};

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
