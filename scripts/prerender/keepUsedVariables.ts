import { transform } from 'lightningcss';

const themeStyle = /<style[^>]*>(:root\{--mui-[\s\S]*?)<\/style>/;

/**
 * Leaves a page only those of the theme's variables that it uses. Without its attributes emotion does not take the style
 * for its own and adds the whole theme behind it when the app starts.
 *
 * @throws Error when a page with minified styles has no theme
 */
export function keepUsedVariables(html: string): string {
  const [element, css] = themeStyle.exec(html) ?? [];
  if (!element || !css) throw new Error("A prerendered page has none of the theme's variables.");
  return html.replace(element, () => `<style>${withoutUnused(css, html.replace(element, ''))}</style>`);
}

function withoutUnused(css: string, page: string): string {
  const used = new Set((page + css).match(/(?<=var\()--[\w-]+/g));
  const declared = css.match(/--mui-[\w-]+(?=:)/g) ?? [];
  const unusedSymbols = declared.filter((name) => !used.has(name));
  if (unusedSymbols.length === 0) return css;
  const { code } = transform({ filename: 'theme.css', code: Buffer.from(css), minify: true, unusedSymbols });
  // What only a dropped variable used is unused now.
  return withoutUnused(code.toString(), page);
}
