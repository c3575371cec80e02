type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type SentFields = { path: string; fields: readonly Field[]; focused: Field | undefined };

/** The fields of the prerendered page, until a form adopts their text. */
let sent: SentFields | undefined;

/**
 * Call it before hydration: if a browser has translated the page, React rebuilds it with empty fields. The removed ones
 * still have their texts.
 */
export function noteFields(): void {
  const fields = fieldsIn(document);
  const focused = fields.find((field) => field === document.activeElement);
  sent = { path: window.location.pathname, fields, focused };
}

/** @returns the texts typed or autofilled into a form before it was hydrated, without empty ones */
export function takeTypedTexts(form: HTMLFormElement): Record<string, string> {
  const early = sent?.path === window.location.pathname ? sent : undefined;
  sent = undefined;
  const own = fieldsIn(form);
  const texts: Record<string, string> = {};
  for (const { name, value } of [...(early?.fields ?? []), ...own])
    if (value !== '' && form.elements.namedItem(name)) texts[name] = value;
  const focused = early?.focused;
  if (focused?.isConnected === false && document.activeElement === document.body)
    own.find(({ name }) => name === focused.name)?.focus({ preventScroll: true });
  return texts;
}

function fieldsIn(root: ParentNode): Field[] {
  return [...root.querySelectorAll<Field>('input, select, textarea')];
}
