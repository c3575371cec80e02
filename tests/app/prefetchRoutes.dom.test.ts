import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prefetchRoutes } from '#src/app/prefetchRoutes.ts';

const fetched: string[] = [];

function page(name: string) {
  return async () => {
    fetched.push(name);
    return { Component: () => null };
  };
}

beforeAll(() => {
  document.body.innerHTML =
    '<a href="/about"><b>About</b></a><a href="/services">Services</a><a href="/contact">Contact</a>' +
    '<a href="/blog/one">One</a><a href="https://elsewhere.example/about">Away</a><p>Text</p>';
  prefetchRoutes([
    { path: '/about', lazy: page('about') },
    { path: '/services', lazy: page('services') },
    { path: '/contact', lazy: page('contact') },
    { children: [{ path: '/blog/:id', lazy: page('article') }] },
  ]);
});

afterEach(() => {
  fetched.length = 0;
});

function reachFor(selector: string, intent: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(intent, { bubbles: true }));
}

describe('prefetching pages', () => {
  it.each([
    ['pointerover', 'about', 'a[href="/about"] b'],
    ['touchstart', 'services', 'a[href="/services"]'],
    ['focusin', 'contact', 'a[href="/contact"]'],
  ])('fetches the code of a page on %s over its link', (intent, name, selector) => {
    reachFor(selector, intent);
    expect(fetched).toEqual([name]);
  });

  it('fetches the data of a page in parallel with its code', () => {
    vi.stubGlobal('fetch', (path: string) => Promise.reject(fetched.push(path)));
    reachFor('a[href="/blog/one"]', 'pointerover');
    expect(fetched).toEqual(['/blog/one.json', 'article']);
  });

  it('ignores text and links to other sites', () => {
    reachFor('p', 'pointerover');
    reachFor('a[href^="https"]', 'pointerover');
    expect(fetched).toEqual([]);
  });
});
