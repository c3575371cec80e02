import { browserslistToTargets, Features, transform } from 'lightningcss';

/** The browsers Material UI 9 supports; older ones would need vendor prefixes. */
const targets = browserslistToTargets(['chrome 117', 'firefox 121', 'safari 17']);

/** Material UI wraps values for its smallest breakpoint, which starts at 0, in this query. */
const anyWidth = /@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Attributes stay, because Emotion recognizes its style elements by them. */
export function minifyStyles(html: string): string {
  return html.replace(styleElement, (_, open: string, css: string, close: string) => {
    const code = Buffer.from(css.replace(anyWidth, '$1'));
    const minified = transform({
      filename: 'page.css',
      code,
      minify: true,
      targets,
      exclude: Features.LightDark,
    });
    return open + minified.code.toString() + close;
  });
}
