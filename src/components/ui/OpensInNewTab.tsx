import { visuallyHidden } from '#src/components/layout/visuallyHidden.ts';

/** Tells screen readers, inside a link, that it leaves the page where it is. */
export function OpensInNewTab() {
  return <span style={visuallyHidden}> (opens in a new tab)</span>;
}
