import { browserslistToTargets, transform } from 'lightningcss';

/** The browsers Material UI 9 supports; older ones would need vendor prefixes that only weigh here. */
const targets = browserslistToTargets(['chrome 117', 'firefox 121', 'safari 17']);

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/** Attributes stay, since emotion recognises its own style elements by them. */
export function minifyStyles(html: string): string {
  return html.replace(styleElement, (_, open: string, css: string, close: string) => {
    const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets });
    return open + code.toString() + close;
  });
}
