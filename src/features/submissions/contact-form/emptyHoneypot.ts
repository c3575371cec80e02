/** Says nothing to anyone: browsers and password managers fill fields by their names. */
export const honeypotName = 'k7q';

export function emptyHoneypot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement) || field.value === '') return false;
  field.value = '';
  return true;
}
