/** Names of the contact form's fields, in the order in which they are filled. */
export const enquiryFields = ['name', 'email', 'company', 'service', 'budget', 'message'] as const;

export type EnquiryField = (typeof enquiryFields)[number];
export type EnquiryValues = Record<EnquiryField, string>;
export type EnquiryErrors = Partial<Record<EnquiryField, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the form's fields. */
export function readEnquiry(form: HTMLFormElement): EnquiryValues {
  const entries = enquiryFields.map((name) => [name, controlOf(form, name)?.value ?? '']);
  return Object.fromEntries(entries) as EnquiryValues;
}

/** Puts text into the fields that are still empty. */
export function fillEnquiry(form: HTMLFormElement, values: Partial<EnquiryValues>): void {
  for (const name of enquiryFields) {
    const control = controlOf(form, name);
    if (control && control.value === '') control.value = values[name] ?? '';
  }
}

/** What the browser itself finds wrong, in its own words and language (spec 5). */
export function browserErrors(form: HTMLFormElement): EnquiryErrors {
  const wrong = enquiryFields.flatMap((name) => {
    const control = controlOf(form, name);
    return control && !control.validity.valid ? [[name, control.validationMessage]] : [];
  });
  return Object.fromEntries(wrong) as EnquiryErrors;
}

/** Moves the focus to the first field that is wrong. */
export function focusFirstWrong(form: HTMLFormElement, errors: EnquiryErrors): void {
  const first = enquiryFields.find((name) => errors[name] !== undefined);
  if (first) controlOf(form, first)?.focus();
}

function controlOf(form: HTMLFormElement, name: EnquiryField): Control | null {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  return isControl ? control : null;
}
