import Box from '@mui/material/Box';
import { honeypotName } from './emptyHoneypot.ts';

/** For robots: neither people nor screen readers meet it, and password managers are told to leave it alone. */
export function Honeypot() {
  return (
    <Box aria-hidden sx={{ display: 'none' }}>
      <input
        name={honeypotName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </Box>
  );
}
