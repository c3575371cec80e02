import { transform } from 'lightningcss';

const themeStyle = /<style[^>]*>(:root\{--mui-[\s\S]*?)<\/style>/;

/**
 * Reduces a page's theme variables to those it uses. Emotion does not adopt a style element without its attributes, so
 * it adds the whole theme after it when the app starts.
 *
 * @throws Error if a page with minified styles has no theme
 */
export function keepUsedVariables(html: string): string {
  const [element, css] = themeStyle.exec(html) ?? [];
  if (!element || !css) throw new Error('A prerendered page has no theme variables.');
  return html.replace(element, () => `<style>${withoutUnused(css, html.replace(element, ''))}</style>`);
}

function withoutUnused(css: string, page: string): string {
  const used = new Set((page + css).match(/(?<=var\()--[\w-]+/g));
  const declared = css.match(/--mui-[\w-]+(?=:)/g) ?? [];
  const unusedSymbols = declared.filter((name) => !used.has(name));
  if (unusedSymbols.length === 0) return css;
  const { code } = transform({ filename: 'theme.css', code: Buffer.from(css), minify: true, unusedSymbols });
  // Variables used only by dropped variables are now unused too.
  return withoutUnused(code.toString(), page);
}
