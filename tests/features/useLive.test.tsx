// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { FirebaseAppProvider } from 'reactfire';
import { Observable, type Subscriber } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { firebaseApp } from '#src/firebase/firebase.ts';
import type { Answer } from '#src/firebase/listening.ts';
import { openLiveReads } from '#src/firebase/liveReads.ts';
import { useLive } from '#src/firebase/useLive.ts';

type Rows = string[];
let server: Subscriber<Answer<Rows>> | undefined;
let listeners = 0;

function listen(): Observable<Answer<Rows>> {
  return new Observable((subscriber) => {
    server = subscriber;
    listeners += 1;
    return () => {
      listeners -= 1;
    };
  });
}

function List({ query = 'all' }: { query?: string }) {
  const live = useLive<Rows>({ key: `list:${query}`, group: 'list', readers: 'anyone', listen });
  return (
    <>
      <output>{`${live.status} ${live.data?.join() ?? 'nothing'}`}</output>
      <button type="button" onClick={live.retry}>
        Retry
      </button>
    </>
  );
}

function page(query?: string) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>{query && <List query={query} />}</FirebaseAppProvider>
  );
}

function answer(...rows: Rows) {
  act(() => server?.next({ status: 'success', data: rows }));
}

function shown() {
  return screen.getByRole('status').textContent;
}

async function untilNobodyListens() {
  await vi.waitFor(() => expect(openLiveReads()).toBe(0));
}

afterEach(async () => {
  cleanup();
  await untilNobodyListens();
});

it('shows that it waits, then what the server says, then every change', () => {
  render(page('all'));
  expect(shown()).toBe('loading nothing');
  answer('a');
  expect(shown()).toBe('success a');
  answer('a', 'b');
  expect(shown()).toBe('success a,b');
});

it('listens once however many look, and stops with the last one', async () => {
  const first = render(page('all'));
  const second = render(page('all'));
  expect(listeners).toBe(1);
  first.unmount();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(listeners).toBe(1);
  second.unmount();
  await untilNobodyListens();
  expect(listeners).toBe(0);
});

it('keeps the last rows in sight while the next ones load', () => {
  const { rerender } = render(page('all'));
  answer('a');
  rerender(page('new'));
  expect(shown()).toBe('loading a');
  answer('b');
  expect(shown()).toBe('success b');
});

it('says that it failed instead of throwing, and recovers with Retry', () => {
  render(page('all'));
  act(() => server?.next({ status: 'error', error: new Error('refused') }));
  expect(shown()).toBe('error nothing');
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('loading nothing');
  answer('a');
  expect(shown()).toBe('success a');
});

it('starts anew after a failure that was left behind', async () => {
  const { rerender } = render(page('all'));
  act(() => server?.next({ status: 'error', error: new Error('refused') }));
  rerender(page());
  await untilNobodyListens();
  rerender(page('all'));
  answer('a');
  expect(shown()).toBe('success a');
});
