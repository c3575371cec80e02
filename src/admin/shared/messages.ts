export const staleListMessage = 'Connection lost. This list may be out of date';

export function notCopiedMessage(address: string): string {
  return `Couldn't copy. Here it is: ${address}`;
}

/** @param searched number of rows searched so far, of `all` if that is known */
export function searchMessage(
  hits: number,
  searched: number,
  all: number | undefined,
  state: 'done' | 'paused' | 'reading',
): string {
  const results = `${hits.toLocaleString()} ${hits === 1 ? 'result' : 'results'}`;
  if (state === 'done') return results;
  const range = searched.toLocaleString() + (all === undefined ? '' : ` of ${all.toLocaleString()}`);
  return state === 'reading' ? `${results}. Searching... ${range}` : `${results} in ${range}`;
}
