import type { PrerenderedPage } from '#src/app/server/prerenderPage.tsx';

const places = { head: '<!--head-->', root: 'id="root"', app: '<!--app-->', data: '<!--data-->' } as const;

/** When the app starts on a prerendered page (`main.tsx`): `stay` is for pages with live data. */
export type AppStart = 'now' | 'use' | 'stay';

type DocumentParts = {
  start: AppStart;
  head?: string;
  /** Behind the page. */
  tail?: string;
};

/** @throws Error when a placeholder is missing, as in a template that was filled before */
export function htmlDocument(
  template: string,
  page: PrerenderedPage,
  { start, head = '', tail = '' }: DocumentParts,
): string {
  const data = `<script type="application/json" id="hydration-data">${page.data}</script>`;
  return [
    [places.head, page.head + head + page.styles] as const,
    [places.root, `${places.root} data-start="${start}"`] as const,
    [places.app, page.body] as const,
    [places.data, data + tail] as const,
  ].reduce(fill, template);
}

function fill(html: string, [place, content]: readonly [string, string]): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place} to put the prerendered page in`);
  return html.replace(place, () => content);
}
