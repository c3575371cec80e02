import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reusableAttempt } from '#src/features/submissions/contact-form/submitContactForm.ts';

const minute = 60_000;
const lastAttempt = { id: 'first', text: 'Four chairs', at: Date.UTC(2024, 5, 13) };

beforeEach(() => vi.useFakeTimers({ now: lastAttempt.at }));
afterEach(() => vi.useRealTimers());

it.each([
  { after: 0, text: 'Four chairs', id: 'first', as: 'the same one' },
  { after: 59, text: 'Four chairs', id: 'first', as: 'the same one' },
  { after: 60, text: 'Four chairs', id: undefined, as: 'a new one, since the rules would refuse the old' },
  { after: 0, text: 'Five chairs', id: undefined, as: 'a new one' },
])('after $after minutes, "$text" counts as $as', ({ after, text, id }) => {
  vi.setSystemTime(lastAttempt.at + after * minute);
  expect(reusableAttempt(lastAttempt, text)?.id).toBe(id);
});

it('an attempt is not reused when there was none before', () => {
  expect(reusableAttempt(undefined, 'Four chairs')).toBeUndefined();
});
