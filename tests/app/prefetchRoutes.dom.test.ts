import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prefetchRoutes } from '#src/app/prefetchRoutes.ts';
import type { RouteHandle } from '#src/app/routes.tsx';

let fetched: string[] = [];
let stop = () => {};

function Nothing() {
  return null;
}

function page(name: string) {
  return async () => {
    fetched.push(name);
    return { Component: Nothing };
  };
}

beforeEach(() => {
  fetched = [];
  document.body.innerHTML =
    '<a href="/about"><b>About</b></a><a href="/blog/one">One</a><a href="https://elsewhere.example/about">Away</a><p>Text</p>';
  stop = prefetchRoutes([
    {
      children: [
        { path: '/about', lazy: page('about') },
        {
          path: '/blog/:id',
          handle: { prefetch: async ({ id }) => fetched.push(`data of ${id}`) } satisfies RouteHandle,
          lazy: page('article'),
        },
      ],
    },
  ]);
});

afterEach(() => stop());

function reachFor(selector: string, intent: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(intent, { bubbles: true }));
}

describe('prefetching pages', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'fetches the code of a page on %s over its link',
    (intent) => {
      reachFor('a[href="/about"] b', intent);
      expect(fetched).toEqual(['about']);
    },
  );

  it('finds pages with a parameter in their URL', () => {
    reachFor('a[href="/blog/one"]', 'pointerover');
    expect(fetched).toContain('article');
  });

  it('fetches the data of a page in parallel with its code', () => {
    reachFor('a[href="/blog/one"]', 'pointerover');
    expect(fetched).toEqual(['data of one', 'article']);
  });

  it('fetches each page once', () => {
    reachFor('a[href="/about"]', 'pointerover');
    reachFor('a[href="/about"]', 'focusin');
    expect(fetched).toEqual(['about']);
  });

  it('ignores text and links to other sites', () => {
    reachFor('p', 'pointerover');
    reachFor('a[href^="https"]', 'pointerover');
    expect(fetched).toEqual([]);
  });

  it('stops after stop()', () => {
    stop();
    reachFor('a[href="/about"]', 'pointerover');
    expect(fetched).toEqual([]);
  });
});
