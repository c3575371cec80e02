import type { Page } from '@playwright/test';
import { projects } from '#src/content/projects.ts';
import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { endLoadingScreen, newestPost, openPage, startApp } from '#tests/support/pages/publicPages.ts';

/** Collects the parts that move in transitions within a page, or into a page that the browser opens. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (transition: ViewTransition) => {
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations())
            if (
              effect instanceof KeyframeEffect &&
              effect.pseudoElement?.startsWith('::view-transition-group')
            )
              moved.push(effect.pseudoElement);
        },
        () => undefined,
      );
      return transition;
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => note(start(update));
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as unknown as { viewTransition: ViewTransition | null };
      if (viewTransition) note(viewTransition);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[]);
}

const transitionEnd = (page: Page) =>
  page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));

const openCard = (page: Page) => page.getByRole('link', { name: newestPost.title }).click();

test('the image of a chosen article moves to its page and back, and the current-page marker to its link', {
  tag: '@full',
}, async ({ page }) => {
  const moved = await watchTransitions(page);
  await openPage(page, paths.blog);
  await startApp(page);
  await openCard(page);
  await expect(page.getByRole('heading', { level: 1, name: newestPost.title })).toBeFocused();
  await expect.poll(moved).toContain('::view-transition-group(picture)');
  await transitionEnd(page);
  await page.evaluate(() => Reflect.get(window, 'moved').splice(0));
  await page.goBack();
  await expect.poll(moved).toContain('::view-transition-group(picture)');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(moved).toContain('::view-transition-group(bar)');
});

test('pages transition before the app runs, too, and the next page shows no loading screen', {
  tag: '@full',
}, async ({ page }) => {
  const moved = await watchTransitions(page);
  await page.goto(paths.blog);
  await endLoadingScreen(page);
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`a[data-cover][href="${path}"]`)?.click(),
    paths.article(newestPost.id),
  );
  await page.waitForURL(paths.article(newestPost.id));
  await expect(page.getByText(`Loading ${site.name}`)).toBeHidden({ timeout: 300 });
  await expect.poll(moved).toContain('::view-transition-group(root)');
});

test('projects that stay in a filtered list move to their new places', { tag: '@full' }, async ({ page }) => {
  const moved = await watchTransitions(page);
  await openPage(page, paths.portfolio);
  await startApp(page);
  const project = projects.find(({ category }) => category === 'Web Development');
  await page.getByRole('button', { name: 'Web Development' }).click();
  await expect(page.getByRole('status').filter({ hasText: `of ${projects.length} projects` })).toBeVisible();
  await expect.poll(moved).toContain(`::view-transition-group(${project?.id})`);
});

test('the story of a chosen project on the same page is shown without an error', { tag: '@full' }, async ({
  page,
}) => {
  await openPage(page, paths.project('tarn-water-story'));
  await startApp(page);
  for (const client of ['Northline Rail', 'Tarn Water']) {
    await page.getByRole('link', { name: client }).click();
    await expect(page.getByRole('article').filter({ hasText: client })).toBeInViewport();
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves between pages', { tag: '@full' }, async ({ page }) => {
    const moved = await watchTransitions(page);
    await openPage(page, paths.blog);
    await startApp(page);
    await openCard(page);
    await expect(page.getByRole('heading', { level: 1, name: newestPost.title })).toBeFocused();
    expect(await moved()).toEqual([]);
  });
});
