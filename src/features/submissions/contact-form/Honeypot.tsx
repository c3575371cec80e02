import Box from '@mui/material/Box';

/** A field for bots only: hidden from people and screen readers, and password managers are instructed to skip it. */
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

/** Meaningless on purpose, because browsers and password managers fill fields by name. */
const honeypotName = 'k7q';

export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
