import { visuallyHidden } from '@mui/utils';

export function OpensInNewTab() {
  return <span style={visuallyHidden}> (opens in a new tab)</span>;
}
