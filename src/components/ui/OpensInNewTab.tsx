import { visuallyHidden } from '@mui/utils';

/** Tells screen readers, inside a link, that it leaves the page where it is. */
export function OpensInNewTab() {
  return <span style={visuallyHidden}> (opens in a new tab)</span>;
}
