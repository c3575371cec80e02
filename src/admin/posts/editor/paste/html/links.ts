import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Element } from 'hast';
import { completeUrl, urlPattern } from '#src/admin/posts/editor/markdown/links.ts';
import { attribute } from './htmlTree.ts';

/** Pages that count a click and send the reader on, and the parameters with the real URL. */
const redirects =
  /^https?:\/\/([\w.-]+\.safelinks\.protection\.outlook\.com\/|(lm?|out)\.[\w.-]+\/|[^?#]+\/(url|l|link|redir|redirect|away|r)(\.php)?\/?\?)/i;
const targets = ['q', 'url', 'u', 'uddg', 'to'];

/** @returns the properties of a link, or `undefined` if it leads nowhere outside of the source document */
export function linkTo(link: Element): Element['properties'] | undefined {
  const href = realUrl(attribute(link, 'href'));
  if (!/^(https?:|mailto:|tel:|\/)/i.test(href) || intoDocument.test(href)) return undefined;
  const title = attribute(link, 'title').trim();
  return title === '' || title === href || href.endsWith(title) ? { href } : { href, title };
}

/** Turns the selected text into a link to the pasted URL; `null` to paste it as plain text. */
export function pastedLink(state: EditorState, pasted: string): TransactionSpec | null {
  const { from, to } = state.selection.main;
  const words = state.sliceDoc(from, to);
  if (!urlPattern.test(pasted.trim()) || urlPattern.test(words)) return null;
  if (words.trim() === '' || words.includes('\n')) return null;
  const insert = `[${words}](${completeUrl(realUrl(pasted))})`;
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
}

function realUrl(url: string): string {
  return ownUrl(withoutRedirect(url.trim()));
}

/** A heading or a bookmark of the document that the text comes from. */
const intoDocument = /^https:\/\/docs\.google\.com\/document\/[^#]*#(heading|bookmark)=|#_(Toc|Ref|Hlk)\d/i;

/** URLs of this site are stored without its origin, which browsers add to what they copy. */
export function ownUrl(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}

function withoutRedirect(href: string): string {
  const [, wrapped] = /^https:\/\/urldefense\.com\/v3\/__(https?:[^*]+?)__;/i.exec(href) ?? [];
  if (wrapped || !redirects.test(href) || !URL.canParse(href)) return wrapped ?? href;
  const { searchParams } = new URL(href);
  const found = targets.map((name) => searchParams.get(name) ?? '');
  const target = found.find((value) => /^(https?|mailto):/i.test(value));
  return target ? withoutRedirect(target) : href;
}
