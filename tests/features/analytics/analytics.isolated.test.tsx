import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { onIdle } from '#src/components/start/onIdle.ts';
import { analytics as words } from '#src/content/analytics.ts';
import { Analytics } from '#src/features/analytics/Analytics.tsx';
import { ConsentChoice } from '#src/features/analytics/ConsentChoice.tsx';

const id = 'G-TEST';

/** What the SDK passed to Google's script, which jsdom never runs. */
type Command = [string, ...unknown[]];

declare global {
  var dataLayer: ArrayLike<unknown>[] | undefined;
}

const asked: string[] = [];

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', id);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ measurementId: id, appId: 'embedded' });
  });
  // The SDK warns that jsdom has no IndexedDB.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.length = 0;
});

/** A page of the site; without a path, it is not indexed. */
function page(title: string, path?: string) {
  return (
    <App>
      <MemoryRouter>
        <PageMeta title={title} description="" {...(path && { path })} />
        <button type="button">On the page</button>
        <ConsentChoice />
        <Analytics />
      </MemoryRouter>
    </App>
  );
}

/** Waits until the page is idle and has loaded its idle-time code. */
async function untilIdle(): Promise<void> {
  await act(() => new Promise<void>((resolve) => void onIdle(resolve)));
  await vi.dynamicImportSettled();
}

function notice(): HTMLElement | null {
  return screen.queryByRole('region', { name: words.name });
}

function googleScripts(): number {
  return document.querySelectorAll('script[src*="googletagmanager.com/gtag/js"]').length;
}

function commands(name: string): Command[] {
  const all = (globalThis.dataLayer ?? []).map((command) => [...(command as ArrayLike<unknown> as Command)]);
  return all.filter(([first]) => first === name) as Command[];
}

function reportedPages(): unknown[] {
  return commands('event').map(([, , values]) => (values as { page_location: string }).page_location);
}

describe('before the visitor answers', () => {
  it('the notice appears without moving focus, and nothing is requested from Google', async () => {
    render(page('About', '/about'));
    expect(notice()?.textContent).toContain('Google Analytics');
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByText(words.status.unasked)).toBeTruthy();
    await untilIdle();
    expect([asked, googleScripts(), globalThis.dataLayer]).toEqual([[], 0, undefined]);
  });

  it('the notice is announced to screen readers; both buttons are reachable by keyboard, and focus returns', async () => {
    render(page('About', '/about'));
    expect(notice()?.closest('[role=status]')).toBeTruthy();
    screen.getByRole('button', { name: words.allow }).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Privacy Policy' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.decline }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.accept }));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.allow }));
  });

  it('accepting is as easy as declining', () => {
    render(page('About', '/about'));
    const [decline, accept] = [words.decline, words.accept].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(accept?.className).toBe(decline?.className);
  });
});

describe.each([
  { signal: 'Global Privacy Control', name: 'globalPrivacyControl', value: true },
  { signal: 'Do Not Track', name: 'doNotTrack', value: '1' },
])('a browser that sends $signal', ({ name, value }) => {
  afterEach(() => Reflect.deleteProperty(navigator, name));

  it('sees no notice and is not counted, even after an earlier consent', async () => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    localStorage.setItem('analytics-consent', 'granted');
    render(page('About', '/about'));
    expect(notice()).toBeNull();
    expect(screen.getByText(words.status.refused)).toBeTruthy();
    await untilIdle();
    expect([asked, googleScripts()]).toEqual([[], 0]);
  });
});

describe('a visitor who declines', () => {
  it('does not see the notice again, not even in another tab, and nothing is requested from Google', async () => {
    const { unmount } = render(page('About', '/about'));
    await userEvent.click(screen.getByRole('button', { name: words.decline }));
    expect(notice()).toBeNull();
    unmount();
    render(page('About', '/about'));
    expect(notice()).toBeNull();
    await untilIdle();
    expect([asked, googleScripts()]).toEqual([[], 0]);
  });
});

describe('a visitor who accepts', () => {
  it('is counted page by page, by URL and title only, until they withdraw, and again when they accept', async () => {
    window.history.replaceState(null, '', '/blog?q=private+words');
    const { rerender } = render(page('Blog', '/blog'));
    await userEvent.click(screen.getByRole('button', { name: words.accept }));
    expect(notice()).toBeNull();
    await waitFor(() => expect(reportedPages()).toHaveLength(1));
    expect(googleScripts()).toBe(1);
    expect(commands('config')).toEqual([
      ['config', id, expect.objectContaining({ send_page_view: false, allow_google_signals: false })],
    ]);
    expect(commands('consent')[0]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });

    rerender(page('Article', '/blog/nine-screens'));
    await waitFor(() => expect(reportedPages()).toHaveLength(2));
    rerender(page('Article Not Found'));
    rerender(page('About', '/about'));
    await waitFor(() => expect(reportedPages()).toHaveLength(3));
    expect(reportedPages()).toEqual([
      expect.stringMatching(/\/blog$/),
      expect.stringMatching(/\/blog\/nine-screens$/),
      expect.stringMatching(/\/about$/),
    ]);
    expect(JSON.stringify(commands('event'))).not.toMatch(/private|Not Found/);

    for (const cookie of ['_ga=GA1.1.1', '_ga_TEST=GS1.1.1', 'theirs=stays']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does
      document.cookie = `${cookie}; Path=/`;
    }
    await userEvent.click(screen.getByRole('button', { name: words.withdraw }));
    expect(screen.getByText(words.status.denied)).toBeTruthy();
    expect(document.cookie).toBe('theirs=stays');
    await waitFor(() => expect(Reflect.get(window, `ga-disable-${id}`)).toBe(true));
    rerender(page('Services', '/services'));
    await untilIdle();
    expect(reportedPages()).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: words.allow }));
    await waitFor(() => expect(reportedPages()).toHaveLength(4));
    expect(Reflect.get(window, `ga-disable-${id}`)).toBe(false);
    expect(reportedPages()[3]).toMatch(/\/services$/);
  });
});

// Last, because the page remembers the answer.
it('the notice disappears after an answer even when the browser cannot store it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  render(page('About', '/about'));
  await userEvent.click(screen.getByRole('button', { name: words.decline }));
  expect(notice()).toBeNull();
});
