/** Finds a name in its own case, but an agency called Arc neither in `search` nor in `Arch`. */
export function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
}
