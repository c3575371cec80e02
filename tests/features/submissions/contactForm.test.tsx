import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { notificationQueue } from '#src/components/notifications/notificationQueue.ts';
import { serviceOptions } from '#src/content/inquiry.ts';
import { ContactForm } from '#src/features/submissions/contact-form/ContactForm.tsx';
import { loadContactDraft, saveContactDraft } from '#src/features/submissions/contact-form/contactDraft.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { origin, resetEmulator } from '#tests/support/components/appEmulator.ts';
import { hold } from '#tests/support/components/hold.ts';
import { refuse } from '#tests/support/components/refuse.ts';
import { renderPage } from '#tests/support/components/renderPage.tsx';
import { storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';

beforeEach(async () => {
  sessionStorage.clear();
  await resetEmulator();
});

/** @returns the element that contains the form */
function open(): Element {
  return renderPage(<ContactForm />).container;
}

function fillForm(): void {
  const typed = {
    Name: 'Lena Fischer',
    Email: 'lena@fischer.example',
    Service: serviceOptions[0],
    Message: 'One frame in nine comes back.',
  };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function pressSend(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
}

function messageText(): string {
  return screen.getByLabelText<HTMLTextAreaElement>('Message').value;
}

function honeypot(form: Element): HTMLInputElement {
  const field = form.querySelector<HTMLInputElement>('form [aria-hidden=true] input');
  if (!field) throw new Error('There is no hidden field');
  return field;
}

it('never says thanks for an inquiry that was not stored: if the hidden field is filled, the form asks the visitor to try again, and then sends', async () => {
  const container = open();
  fillForm();
  honeypot(container).value = 'https://lena-fischer.example';
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toBe(submissionMessages.notSent);
  expect(screen.queryByText(submissionMessages.sent)).toBeNull();
  expect(messageText()).toBe('One frame in nine comes back.');
  expect(sessionStorage).toHaveLength(1);
  expect(await storedDocuments(origin, 'contacts')).toEqual([]);

  await pressSend();
  await screen.findByText(submissionMessages.sent);
  expect(await storedDocuments(origin, 'contacts')).toMatchObject([{ name: 'Lena Fischer' }]);
});

it('confirms an inquiry even if the visitor has left the page, and stores it once even if the form is reopened and sent again before the response', async () => {
  const release = hold('responses', (url) => url.includes(':commit'));
  open();
  fillForm();
  await pressSend();
  await waitFor(async () => expect(await storedDocuments(origin, 'contacts')).toHaveLength(1));
  cleanup();
  open();
  release();
  await waitFor(() => expect(loadContactDraft()?.values.message).toBeUndefined());
  expect(notificationQueue.get()).toMatchObject([{ severity: 'success', message: submissionMessages.sent }]);
  expect(messageText()).toBe('One frame in nine comes back.');
  await pressSend();
  await screen.findByText(submissionMessages.sent);
  expect(await storedDocuments(origin, 'contacts')).toHaveLength(1);
});

it('notifies the visitor when an inquiry could not be sent after its page was left', async () => {
  refuse(':commit');
  const release = hold('requests', (url) => url.includes(':commit'));
  open();
  fillForm();
  await pressSend();
  cleanup();
  release();
  const failure = expect.objectContaining({ severity: 'error', message: submissionMessages.notSent });
  await waitFor(() => expect(notificationQueue.get()).toContainEqual(failure));
  expect(loadContactDraft()?.values.message).toBe('One frame in nine comes back.');
});

it('stores a second inquiry with the same words once the first has been acknowledged', async () => {
  open();
  for (const count of [1, 2]) {
    fillForm();
    await pressSend();
    await screen.findByText(submissionMessages.sent);
    expect(await storedDocuments(origin, 'contacts')).toHaveLength(count);
  }
});

it.each([
  { after: 59, message: 'One frame in nine comes back.', as: 'the same one' },
  { after: 61, message: 'One frame in nine comes back.', as: 'a new one: the rules would refuse the old' },
  { after: 0, message: 'One frame in ten comes back.', as: 'a new one' },
])(
  'an inquiry that was sent $after minutes ago without a response, and now reads "$message", is stored as $as',
  async (given) => {
    const draft = {
      name: 'Lena',
      email: 'lena@fischer.example',
      company: '',
      service: serviceOptions[0],
      budget: '',
    };
    const text = JSON.stringify({ ...draft, message: 'One frame in nine comes back.' });
    const attempt = { id: 'first'.padEnd(20, '0'), text, at: Date.now() - given.after * 60_000 };
    saveContactDraft({ values: { ...draft, message: given.message }, attempt });
    open();
    await pressSend();
    await screen.findByText(submissionMessages.sent);
    const [stored] = await storedDocuments(origin, 'contacts');
    expect(stored?.message).toBe(given.message);
    expect(stored?.id === attempt.id).toBe(given.as === 'the same one');
  },
);

it('asks once at the field about an address that looks mistyped, and sends it if it is sent again', async () => {
  open();
  fillForm();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.change(field, { target: { value: 'lena@gmial.com' } });
  await pressSend();
  const question = await screen.findByText(/^Did you mean lena@gmail\.com\?/);
  expect(field.getAttribute('aria-describedby')).toBe(question.id);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(await storedDocuments(origin, 'contacts')).toEqual([]);

  await pressSend();
  await screen.findByText(submissionMessages.sent);
  expect(await storedDocuments(origin, 'contacts')).toMatchObject([{ email: 'lena@gmial.com' }]);
});

it('does not ask about a letter that browsers replace if the visitor deleted it again', async () => {
  open();
  fillForm();
  const email = screen.getByLabelText('Email');
  await userEvent.clear(email);
  await userEvent.type(email, 'ß{Backspace}lena@weß{Backspace}b.de');
  await pressSend();
  await screen.findByText(submissionMessages.sent);
});

it('gives password managers no hint about the hidden field', () => {
  const container = open();
  const field = honeypot(container);
  expect(field.labels).toHaveLength(0);
  expect(field.name).not.toMatch(/web|site|url|mail|name|phone|tel|addr|company|org|city|pass|user|comment/i);
  expect(field.autocomplete).toBe('off');
  expect({ ...field.dataset }).toEqual({
    '1pIgnore': '',
    lpignore: 'true',
    bwignore: '',
    formType: 'other',
  });
});

it('says at the field, while the visitor types, that a message is too long, until it fits', async () => {
  open();
  const message = screen.getByLabelText('Message');
  const { max } = submissionFields.message;
  const saysTooLong = () => screen.queryByText(/Please use at most 5,000 characters/)?.textContent;

  await userEvent.click(message);
  await userEvent.paste('x'.repeat(max - 100));
  expect(screen.getByText('4,900 of 5,000 characters')).toBeTruthy();
  expect(saysTooLong()).toBeUndefined();
  await userEvent.paste('x'.repeat(102));
  expect(saysTooLong()).toBe('Please use at most 5,000 characters. 5,002 of 5,000 characters.');
  expect(message.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Backspace}');
  expect(saysTooLong()).toContain('5,001 of 5,000');
  await userEvent.keyboard('{Backspace}');
  expect(saysTooLong()).toBeUndefined();
  expect(message.getAttribute('aria-invalid')).toBe('false');
});

it('shows no error before the first click on Send Message, and hides each once it is fixed', async () => {
  open();
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'me@');
  await userEvent.tab();
  expect(email.getAttribute('aria-invalid')).toBe('false');
  await pressSend();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(email, 'home');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('false'));
});
