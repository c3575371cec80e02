// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type StartedEmulator, startEmulator } from '#emulator/start.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { clearDocuments, storedDocuments } from '#tests/support/embeddedFirebase.ts';

// The first send loads Firebase.
configure({ asyncUtilTimeout: 10_000 });

let emulator: StartedEmulator;
let ContactPage: ComponentType;

beforeAll(async () => {
  const seed = () => ({ documents: [], users: [] });
  emulator = await startEmulator({ ...embeddedProject, seed, directory: null, log: () => undefined });
  vi.stubEnv('VITE_AUTH_EMULATOR_PORT', `${emulator.port}`);
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_PORT', `${emulator.port}`);
  ContactPage = await loadContactForm();
});
beforeEach(async () => {
  sessionStorage.clear();
  await clearDocuments(origin());
});
afterEach(cleanup);
afterAll(() => emulator.stop());

/** The form with Firebase, which reads the ports when it is loaded. */
async function loadContactForm(): Promise<ComponentType> {
  const { ContactForm } = await import('#src/features/submissions/contact-form/ContactForm.tsx');
  const { App } = await import('#src/app/App.tsx');
  return () => (
    <App>
      <MemoryRouter>
        <ContactForm />
      </MemoryRouter>
    </App>
  );
}

function origin(): string {
  return `http://127.0.0.1:${emulator.port}`;
}

async function fillForm(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Lena Fischer');
  await userEvent.type(screen.getByLabelText('Email'), 'lena@fischer.example');
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'SEO Optimization');
  await userEvent.type(screen.getByLabelText('Message'), 'One frame in nine comes back.');
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

it('never thanks for a submission that was not stored: with the hidden field filled it asks to try again, and then sends', async () => {
  const { container } = render(<ContactPage />);
  await fillForm();
  honeypot(container).value = 'https://lena-fischer.example';
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toBe(submissionMessages.notSent);
  expect(screen.queryByText(submissionMessages.sent)).toBeNull();
  expect(messageText()).toBe('One frame in nine comes back.');
  expect(sessionStorage).toHaveLength(1);
  expect(await storedDocuments(origin(), 'contacts')).toEqual([]);

  await pressSend();
  await screen.findByText(submissionMessages.sent);
  expect(await storedDocuments(origin(), 'contacts')).toMatchObject([{ name: 'Lena Fischer' }]);
});

it('tells no password manager what the hidden field could be for', () => {
  const { container } = render(<ContactPage />);
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
