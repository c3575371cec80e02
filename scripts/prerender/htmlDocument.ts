import type { PrerenderedPage } from '#src/app/prerenderPage.tsx';
import { site } from '#src/content/site.ts';

const placeholders = {
  lang: 'lang="en"',
  head: '<!--head-->',
  root: 'id="root"',
  app: '<!--app-->',
  data: '<!--data-->',
} as const;

type DocumentParts = {
  startsImmediately: boolean;
  head?: string;
  tail?: string;
};

/** @throws Error if a placeholder is missing, as in a template that is already filled */
export function htmlDocument(
  template: string,
  page: PrerenderedPage,
  { startsImmediately, head = '', tail = '' }: DocumentParts,
): string {
  const data = `<script type="application/json" id="hydration-data">${page.data}</script>`;
  return [
    [placeholders.lang, `lang="${site.lang}"`] as const,
    [placeholders.head, page.head + head + page.styles] as const,
    [placeholders.root, placeholders.root + (startsImmediately ? ' data-start="immediately"' : '')] as const,
    [placeholders.app, page.body] as const,
    [placeholders.data, data + tail] as const,
  ].reduce(fill, template);
}

function fill(html: string, [placeholder, content]: readonly [string, string]): string {
  if (!html.includes(placeholder))
    throw new Error(`index.html has no ${placeholder} for the prerendered page`);
  return html.replace(placeholder, () => content);
}
