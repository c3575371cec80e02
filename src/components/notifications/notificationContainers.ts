let places: readonly HTMLElement[] = [];
const readers = new Set<() => void>();

/**
 * Lets notifications stand inside an element. An open dialog hides everything beside it from assistive technology and
 * keeps the keyboard to itself, so what is said meanwhile, and its Retry, must stand within.
 * @returns takes the place away again
 */
export function addNotificationPlace(place: HTMLElement): () => void {
  change([...places, place]);
  return () => change(places.filter((other) => other !== place));
}

/** Where notifications stand now: in the dialog opened last, else `undefined`. */
export function notificationPlace(): HTMLElement | undefined {
  return places.at(-1);
}

/** Calls back on every change until the returned function is called. */
export function onPlaceChange(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

function change(next: readonly HTMLElement[]): void {
  places = next;
  for (const reader of readers) reader();
}
