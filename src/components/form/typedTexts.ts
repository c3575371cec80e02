type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type TypedTexts = { path: string; texts: Map<string, string>; focused: Field | undefined; stop(): void };

let early: TypedTexts | undefined;

/**
 * Notes what is in the page's fields, by name, until a form takes it. Call it before hydration: if a browser has
 * translated the page, React rebuilds it with empty fields.
 */
export function noteTypedTexts(): void {
  const controller = new AbortController();
  const noted: TypedTexts = {
    path: window.location.pathname,
    texts: new Map(),
    focused: undefined,
    stop: () => controller.abort(),
  };
  const noteText = (target: EventTarget | null) => {
    if (isField(target)) noted.texts.set(target.name, target.value);
  };
  const noteFocus = (target: EventTarget | null) => {
    if (isField(target)) noted.focused = target;
  };
  for (const field of document.querySelectorAll('input, select, textarea')) noteText(field);
  noteFocus(document.activeElement);
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('input', ({ target }) => noteText(target), options);
  document.addEventListener('focusin', ({ target }) => noteFocus(target), options);
  early = noted;
}

/** @returns the texts typed or autofilled into a form before it was hydrated, without empty ones */
export function takeTypedTexts(form: HTMLFormElement): Record<string, string> {
  const noted = early?.path === window.location.pathname ? early : undefined;
  const entries = [...(noted?.texts ?? []), ...new FormData(form)];
  const texts: Record<string, string> = {};
  for (const [name, text] of entries)
    if (typeof text === 'string' && text !== '' && form.elements.namedItem(name)) texts[name] = text;
  if (noted?.focused?.isConnected === false && document.activeElement === document.body) {
    const rebuilt = form.elements.namedItem(noted.focused.name);
    if (isField(rebuilt)) rebuilt.focus({ preventScroll: true });
  }
  early?.stop();
  early = undefined;
  return texts;
}

function isField(target: unknown): target is Field {
  return (
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}
