import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './createApp.tsx';

/** Resolves when the page is interactive; throws if the code of a page that is readable without it is missing. */
export async function hydrateApp(root: HTMLElement): Promise<void> {
  const { isPrerendered, render } = await createApp(root);
  await new Promise<void>((resolve) => {
    const app = render(resolve);
    if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
}
