import type { PrerenderedPage } from '#src/app/prerenderPage.tsx';

const places = { head: '<!--head-->', app: '<!--app-->', data: '<!--data-->' } as const;

/**
 * Puts one prerendered page into the built `index.html`.
 * @param template the built `index.html`, its three placeholder comments still in it
 * @throws Error when a placeholder is missing, as in a template that was filled before
 */
export function htmlDocument(template: string, page: PrerenderedPage): string {
  const data = `<script type="application/json" id="hydration-data">${page.data}</script>`;
  return [
    [places.head, page.head + page.styles] as const,
    [places.app, page.body] as const,
    [places.data, data] as const,
  ].reduce(fill, template);
}

function fill(html: string, [place, content]: readonly [string, string]): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place} to put the prerendered page in`);
  return html.replace(place, () => content);
}
