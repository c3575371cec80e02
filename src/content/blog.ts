import type { Picture } from './pictures.ts';

export const blog = {
  title: 'Notes from the work.',
  description: 'Articles on web, apps, search, marketing and AI, with the numbers before and after.',
  search: { label: 'Search articles', placeholder: 'Title, excerpt or tag', clear: 'Clear the search' },
  category: { label: 'Category', all: 'All Categories' },
  none: 'No articles found matching your criteria.',
  clear: 'Clear Search and Category',
  loading: 'Loading articles...',
  loadingOlder: 'Loading older articles...',
  searchingOlder: 'Searching older articles...',
  newest: 'Newest articles',
  all: 'All articles',
} as const;

export const newsletter = { title: 'Get the next article by email.' } as const;

export const article = {
  author: {
    role: 'Content Writer',
    blurb: 'Writes about our projects: the problem, the fix, and the number afterward.',
  },
  loading: 'Loading article...',
  loadingWithoutScript:
    'This new article needs JavaScript. If JavaScript is already enabled, try reloading the page.',
  notFound: { title: 'Article Not Found', text: 'The requested article could not be found.' },
  back: 'Back to Blog',
} as const;

/** Keyed by file name. */
const drawings: Readonly<Record<string, { alt: string }>> = {
  'post-chair': { alt: 'Chair in front of a stopwatch whose first second is marked' },
  'post-tab': { alt: 'Keyboard with the Tab key marked and a mouse set aside' },
  'post-basement': {
    alt: 'Cross-section of a house: no signal reaches the sub-basement, where a meter reader’s phone still works',
  },
  'post-mailbox': { alt: 'Wall of mailboxes with one letter waiting and a cat below' },
  'post-pegs': { alt: 'Coins falling through a peg board, the path of one of them drawn' },
  'post-nine': { alt: 'Four cards on a line above a basket of crumpled paper' },
  'post-thumb': { alt: 'Hand holding a phone, the button on the arc its thumb can reach' },
  'post-shelf': {
    alt: 'Bookcase with a ladder of eleven rungs and one book moved to first place on the top shelf',
  },
  'post-street': { alt: 'Three shops on a street with a map pin over the bakery' },
  'post-clerk': { alt: 'Clerk’s desk with a repair invoice, one amount circled by hand' },
  'post-port': { alt: 'Port crane carrying one container from the dock to a ship' },
  'post-wafer': { alt: 'Silicon wafer with one die lifted out by tweezers' },
  brand: { alt: 'Brand system of a water company: logo, palette, pattern, letterhead and van' },
};

/** Images from other sites are treated as decorative. */
export function postPicture(src: string): Picture {
  const name = /^\/pics\/([\w-]+)\.svg$/.exec(src)?.[1] ?? '';
  return { src, width: 1200, height: 900, alt: '', ...drawings[name] };
}

/** Keyed by author. */
const portraits: Readonly<Record<string, string>> = {
  'Mara Okafor': '/pics/people/mara-okafor.svg',
  'Jonas Pell': '/pics/people/jonas-pell.svg',
  'Dana Whit': '/pics/people/dana-whit.svg',
  'Ana Reyes': '/pics/people/ana-reyes.svg',
  'Naledi Mokoena': '/pics/people/naledi-mokoena.svg',
};

/** @returns the URL of a square picture; without one, the author's initials are shown */
export function portraitOf(author: string): string | undefined {
  return portraits[author.trim()];
}
