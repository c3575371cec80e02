import { visuallyHidden } from './visuallyHidden.ts';

/** Tells screen readers, inside a link, that it leaves the page where it is. */
export function NewTabNote() {
  return <span style={visuallyHidden}> (opens in a new tab)</span>;
}
