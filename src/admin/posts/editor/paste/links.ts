import type { Element } from 'hast';
import { attribute } from './htmlTree.ts';

/** Programs that send readers through a page of their own, and the parameter with the real URL. */
const redirects =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url\?|[\w.-]+\.safelinks\.protection\.outlook\.com\/|l\.facebook\.com\/l\.php\?|slack-redir\.net\/link\?|www\.youtube\.com\/redirect\?)/i;

/** @returns the properties of a link, or `undefined` if it leads nowhere outside of the source document */
export function linkTo(link: Element): Element['properties'] | undefined {
  const href = ownUrl(withoutRedirect(attribute(link, 'href').trim()));
  if (!/^(https?:|mailto:|tel:|\/)/i.test(href) || intoDocument.test(href)) return undefined;
  const title = attribute(link, 'title').trim();
  return title === '' || title === href || href.endsWith(title) ? { href } : { href, title };
}

/** A heading or a bookmark of the Google Doc that the text comes from. */
const intoDocument = /^https:\/\/docs\.google\.com\/document\/[^#]*#(heading|bookmark)=/i;

/** URLs of this site are stored without its origin, which browsers add to what they copy. */
export function ownUrl(url: string): string {
  return url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url;
}

function withoutRedirect(href: string): string {
  if (!redirects.test(href) || !URL.canParse(href)) return href;
  const { searchParams } = new URL(href);
  const target = ['q', 'url', 'u'].map((name) => searchParams.get(name)).find((value) => value !== null);
  return target && /^(https?|mailto):/i.test(target) ? target : href;
}
