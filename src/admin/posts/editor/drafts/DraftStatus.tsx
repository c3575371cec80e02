type DraftStatusProps = {
  isAutosaving: boolean;
  savedAt: number | null;
  storedAt: number | null;
};

export function DraftStatus({ isAutosaving, savedAt, storedAt }: DraftStatusProps) {
  const locations = [
    savedAt !== null && `in this browser at ${timeOf(savedAt)}`,
    storedAt !== null && `on the server at ${timeOf(storedAt)}`,
  ].filter((location) => location !== false);
  if (locations.length > 0) return `Kept ${locations.join(', ')}`;
  return isAutosaving
    ? 'Unsaved text is kept in this browser and on the server'
    : 'This browser does not keep unsaved text';
}

function timeOf(time: number): string {
  return new Date(time).toLocaleTimeString([], { timeStyle: 'short' });
}
