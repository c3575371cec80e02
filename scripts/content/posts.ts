import type { PostCategory } from '#src/features/posts/data/post.ts';

export type SamplePost = {
  /** The title's slug, so that a link to `/blog/{id}` survives a new seed. */
  id: string;
  title: string;
  excerpt: string;
  author: string;
  category: PostCategory;
  tags: readonly string[];
  featuredImage: `/pics/${string}.svg`;
  published: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  bodyFile: `${string}.md`;
};

/** Newest first, drafts last. No two pictures on the same ground stand side by side in the list. */
export const samplePosts: readonly SamplePost[] = [
  {
    id: 'the-chair-has-to-be-there-in-one-second',
    title: 'The chair has to be there in one second',
    excerpt:
      'How a furniture shop went from 5.8 seconds to 0.9 on a four-year-old phone, and what that did to its orders.',
    author: 'Mara Okafor',
    category: 'Web Development',
    tags: ['performance', 'images', 'commerce'],
    featuredImage: '/pics/post-chair.svg',
    published: true,
    createdAt: '2024-06-13T13:00:00Z',
    bodyFile: 'the-chair-has-to-be-there-in-one-second.md',
  },
  {
    id: 'as-far-as-the-thumb-reaches',
    title: 'As far as the thumb reaches',
    excerpt: 'We moved one button 380 pixels down. Bookings made on a bus went from 9 to 22 a day.',
    author: 'Jonas Pell',
    category: 'UI/UX Design',
    tags: ['touch', 'booking', 'research'],
    featuredImage: '/pics/post-thumb.svg',
    published: true,
    createdAt: '2024-06-04T12:30:00Z',
    bodyFile: 'as-far-as-the-thumb-reaches.md',
  },
  {
    id: 'found-from-two-streets-away',
    title: 'Found from two streets away',
    excerpt: 'A bakery does not need the whole city. Three pages, one map entry and 41 answered reviews.',
    author: 'Dana Whit',
    category: 'SEO',
    tags: ['local search', 'reviews', 'structured data'],
    featuredImage: '/pics/post-street.svg',
    published: true,
    createdAt: '2024-05-28T14:00:00Z',
    bodyFile: 'found-from-two-streets-away.md',
  },
  {
    id: 'what-a-claims-clerk-taught-our-model',
    title: 'What a claims clerk taught our model',
    excerpt: 'She corrected the same field forty times before we asked her why.',
    author: 'Jonas Pell',
    category: 'Case Studies',
    tags: ['documents', 'insurance', 'certainty', 'machine learning'],
    featuredImage: '/pics/post-clerk.svg',
    published: true,
    createdAt: '2024-05-16T13:15:00Z',
    bodyFile: 'what-a-claims-clerk-taught-our-model.md',
  },
  {
    id: 'a-model-small-enough-to-keep-in-the-building',
    title: 'A model small enough to keep in the building',
    excerpt:
      'A law office sorts its mail with 67 MB on an old PC. What we gave up to make it fit, and when we advise against it.',
    author: 'Naledi Mokoena',
    category: 'Technology Trends',
    tags: ['machine learning', 'offline', 'file size', 'privacy'],
    featuredImage: '/pics/post-wafer.svg',
    published: true,
    createdAt: '2024-04-23T15:20:00Z',
    bodyFile: 'a-model-small-enough-to-keep-in-the-building.md',
  },
  {
    id: 'why-the-harbor-still-runs-on-a-whiteboard',
    title: 'Why the harbor still runs on a whiteboard',
    excerpt: 'Nine nights on four quays, 214 changes timed, and what a board without a database does better.',
    author: 'Mara Okafor',
    category: 'Industry Insights',
    tags: ['logistics', 'night shift', 'planning'],
    featuredImage: '/pics/post-port.svg',
    published: true,
    createdAt: '2024-03-26T13:00:00Z',
    bodyFile: 'why-the-harbor-still-runs-on-a-whiteboard.md',
  },
  {
    id: 'nine-screens-then-four',
    title: 'Nine screens, then four',
    excerpt: 'What we took out of a damage report, and the one screen we put back.',
    author: 'Mara Okafor',
    category: 'UI/UX Design',
    tags: ['forms', 'testing', 'insurance'],
    featuredImage: '/pics/post-nine.svg',
    published: true,
    createdAt: '2024-02-27T14:00:00Z',
    bodyFile: 'nine-screens-then-four.md',
  },
  {
    id: 'where-the-forty-first-dollar-went',
    title: 'Where the forty-first dollar went',
    excerpt: 'Every channel claimed the sale. We followed single orders until the claims added up to 100%.',
    author: 'Dana Whit',
    category: 'Digital Marketing',
    tags: ['attribution', 'budget', 'reports'],
    featuredImage: '/pics/post-pegs.svg',
    published: true,
    createdAt: '2024-01-23T14:30:00Z',
    bodyFile: 'where-the-forty-first-dollar-went.md',
  },
  {
    id: 'the-whole-shop-without-a-mouse',
    title: 'The whole shop, without a mouse',
    excerpt:
      'Six people, one keyboard each, a shop of our own making. We stopped counting at 31 places where the focus was lost.',
    author: 'Ana Reyes',
    category: 'Web Development',
    tags: ['accessibility', 'keyboard', 'focus', 'commerce'],
    featuredImage: '/pics/post-tab.svg',
    published: true,
    createdAt: '2023-12-12T14:00:00Z',
    bodyFile: 'the-whole-shop-without-a-mouse.md',
  },
  {
    id: 'eleven-positions-in-five-months',
    title: 'Eleven positions in five months',
    excerpt: 'A page structure that let one article do the work of nine, month by month.',
    author: 'Dana Whit',
    category: 'SEO',
    tags: ['structure', 'content', 'ranking'],
    featuredImage: '/pics/post-shelf.svg',
    published: true,
    createdAt: '2023-11-14T14:00:00Z',
    bodyFile: 'eleven-positions-in-five-months.md',
  },
  {
    id: 'no-signal-in-the-second-cellar',
    title: 'No signal in the second cellar',
    excerpt:
      'An app for meter readers where the signal ends at the stairs. What stays on the phone and what waits.',
    author: 'Jonas Pell',
    category: 'App Development',
    tags: ['offline', 'sync'],
    featuredImage: '/pics/post-basement.svg',
    published: true,
    createdAt: '2023-10-10T18:45:00Z',
    bodyFile: 'no-signal-in-the-second-cellar.md',
  },
  {
    id: 'one-letter-on-the-first-monday',
    title: 'One letter on the first Monday',
    excerpt:
      'Four mails a month became one letter to 4,100 gardeners. Twelve subject lines, and why the shortest lost.',
    author: 'Dana Whit',
    category: 'Digital Marketing',
    tags: ['email', 'testing'],
    featuredImage: '/pics/post-mailbox.svg',
    published: true,
    createdAt: '2023-09-12T13:00:00Z',
    bodyFile: 'one-letter-on-the-first-monday.md',
  },
  {
    id: 'a-price-list-without-prices',
    title: 'A price list without prices',
    excerpt: 'Notes for the talk in September. Some figures are still missing.',
    author: 'Ana Reyes',
    category: 'Industry Insights',
    tags: ['pricing', 'talks'],
    featuredImage: '/pics/value-plumb.svg',
    published: false,
    createdAt: '2024-06-14T20:02:00Z',
    bodyFile: 'a-price-list-without-prices.md',
  },
  {
    id: 'a-mark-that-holds-on-a-van',
    title: 'A mark that holds on a van',
    excerpt: 'Drawn at sixteen pixels first. Nine versions failed there and never met paint.',
    author: 'Ana Reyes',
    category: 'Industry Insights',
    tags: ['branding', 'small sizes'],
    featuredImage: '/pics/brand.svg',
    published: false,
    createdAt: '2024-06-07T15:40:00Z',
    bodyFile: 'a-mark-that-holds-on-a-van.md',
  },
];
