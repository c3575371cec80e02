import type { PrerenderedPage } from '#src/app/server/prerenderPage.tsx';

const places = { head: '<!--head-->', root: 'id="root"', app: '<!--app-->', data: '<!--data-->' } as const;

/**
 * Puts one prerendered page into the built `index.html`.
 * @param template the built `index.html`, its placeholders still in it
 * @param shellPreloads for a page whose script is to start at once: the links to what it needs
 * @throws Error when a placeholder is missing, as in a template that was filled before
 */
export function htmlDocument(template: string, page: PrerenderedPage, shellPreloads?: string): string {
  const data = `<script type="application/json" id="hydration-data">${page.data}</script>`;
  return [
    [places.head, page.head + (shellPreloads ?? '') + page.styles] as const,
    [places.root, shellPreloads === undefined ? 'id="root"' : 'id="root" data-shell'] as const,
    [places.app, page.body] as const,
    [places.data, data] as const,
  ].reduce(fill, template);
}

function fill(html: string, [place, content]: readonly [string, string]): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place} to put the prerendered page in`);
  return html.replace(place, () => content);
}
