import type { SeedValue } from '#emulator/seed.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import { postCategories } from '#src/features/posts/data/post.ts';
import { type PostField, postFields } from '#src/features/posts/data/postFields.ts';
import {
  isRequired,
  type SubmissionValues,
  submissionFieldNames,
  submissionFields,
} from '#src/features/submissions/data/submissionFields.ts';
import { sharedOptions } from './listedOptions.ts';
import { maxReadTime } from './storedPostSchema.ts';

/** A document without times or a status, and whether schema and rules both accept it. */
type DocumentCase = { title: string; document: Record<string, SeedValue>; isAccepted: boolean };

const services = sharedOptions('service', serviceOptions);
const categories = sharedOptions('category', postCategories);

export const validSubmission: SubmissionValues = {
  name: 'Ines Calloway',
  email: 'ines@calloway-dental.example',
  company: 'Calloway Dental',
  service: services[0],
  budget: sharedOptions('budget', budgetOptions)[0],
  message: 'Four chairs, two receptionists.',
};

export const validPost = {
  title: 'Nine screens, then four',
  slug: 'nine-screens-then-four',
  excerpt: 'What a claim form lost.',
  content: '## Nine\n\nScreens.',
  author: 'Jonas Pell',
  category: categories[0],
  tags: ['forms', 'claims'],
  featuredImage: '/pics/post-nine.svg',
  published: false,
  readTime: 1,
};

const optionalNames = submissionFieldNames.filter((name) => !isRequired(name));

export const submissionCases: DocumentCase[] = [
  takes('a complete inquiry', validSubmission, {}),
  takes('an inquiry of required fields only', without(validSubmission, ...optionalNames), {}),
  takes('every accent and emoji', validSubmission, { name: 'Zoë 🪑 Ångström', message: '日本語\n\t😀' }),
  takes('an address without a dot', validSubmission, { email: 'me@localhost' }),
  takes('an address with every special character that browsers accept', validSubmission, {
    email: "a.!#$%&'*+/=?^_`{|}~-z@x-y.co",
  }),
  takes('an address with domain labels of 63 characters', validSubmission, {
    email: `a@${'b'.repeat(63)}.${'c'.repeat(63)}`,
  }),
  ...submissionFieldNames.flatMap((name) => {
    const field = submissionFields[name];
    if (field.kind === 'option') return choices(validSubmission, name, sharedOptions(name, field.options));
    return field.kind === 'text' ? edges(validSubmission, name, field.max) : [];
  }),
  ...mistyped(validSubmission),
  ...submissionFieldNames
    .filter(isRequired)
    .map((name) => refuses(`an inquiry without ${name}`, without(validSubmission, name), {})),
  ...[
    'a@',
    '@b.c',
    'a b@c.d',
    'a@b..c',
    'a@-b.c',
    'a@b-',
    'é@b.c',
    'a@b.c\n',
    ' a@b.c',
    `a@${'b'.repeat(64)}.c`,
  ].map((email) => refuses(`the address ${JSON.stringify(email)}`, validSubmission, { email })),
  refuses('an address that is too long', validSubmission, { email: `${'a'.repeat(250)}@b.cd` }),
  takes('an address of the greatest length', validSubmission, { email: `${'a'.repeat(249)}@b.cd` }),
  refuses('a service in lowercase', validSubmission, { service: services[0].toLowerCase() }),
  refuses('an extra field', validSubmission, { isAdmin: true }),
  refuses('a field named like a method', validSubmission, { toString: 'x' }),
];

/** The required fields of a post that accept any text up to their limit. */
const plainTexts = Object.entries<PostField>(postFields).flatMap(([name, field]) =>
  field.kind === 'text' && !field.format && !field.isOptional ? [[name, field] as const] : [],
);

export const postCases: DocumentCase[] = [
  takes('a complete post', validPost, {}),
  takes('a post without tags', validPost, { tags: [] }),
  takes('as many tags as allowed', validPost, { tags: Array(postFields.tags.max).fill('t') }),
  takes('a title that leaves its slug empty', validPost, { title: '!!!', slug: '' }),
  takes('a slug in other alphabets', validPost, { slug: 'études-日本語-हिन्दी-9' }),
  takes('the longest reading time', validPost, { readTime: maxReadTime }),
  ...['https://a.example/b.png', 'http://localhost:80/x?y#z', '/pics/x.svg', '/a'].map((featuredImage) =>
    takes(`the picture ${featuredImage}`, validPost, { featuredImage }),
  ),
  ...plainTexts.flatMap(([name, field]) => edges(validPost, name, field.max)),
  ...mistyped(validPost),
  ...Object.keys(validPost).map((field) => refuses(`a post without ${field}`, without(validPost, field), {})),
  ...[
    ...[
      '',
      '/',
      '//evil.example/x',
      '/\\evil',
      'pics/x.svg',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
    ],
    ...[
      'ftp://a.example/x',
      'https://',
      'https:///x',
      'https://a b',
      ' https://a.example',
      '/a\n',
      'https://?q',
    ],
    `/${'a'.repeat(postFields.featuredImage.max)}`,
  ].map((featuredImage) =>
    refuses(`the picture ${JSON.stringify(featuredImage).slice(0, 40)}`, validPost, { featuredImage }),
  ),
  ...[
    [''],
    [' \n'],
    ['a', 1],
    ['a,b'],
    [null],
    [['a']],
    ['x'.repeat(postFields.tags.maxLength + 1)],
    Array(postFields.tags.max + 1).fill('t'),
  ].map((tags) => refuses(`the tags ${JSON.stringify(tags).slice(0, 40)}`, validPost, { tags })),
  ...Array.from({ length: postFields.tags.max }, (_, place) =>
    refuses(`an empty tag in place ${place}`, validPost, {
      tags: Array(postFields.tags.max).fill('t').with(place, ''),
    }),
  ),
  takes('a tag of the greatest length', validPost, { tags: ['x'.repeat(postFields.tags.maxLength)] }),
  ...['a b', 'a_b', 'a/b', 'a\n', 'a😀'].map((slug) =>
    refuses(`the slug ${JSON.stringify(slug)}`, validPost, { slug }),
  ),
  ...[0, -1, 1.5, maxReadTime + 1].map((readTime) =>
    refuses(`a reading time of ${readTime} min`, validPost, { readTime }),
  ),
  takes('a slug of the greatest length', validPost, { slug: 'x'.repeat(postFields.title.max) }),
  refuses('a slug that is too long', validPost, { slug: 'x'.repeat(postFields.title.max + 1) }),
  takes('a picture of the greatest length', validPost, {
    featuredImage: `/${'a'.repeat(postFields.featuredImage.max - 1)}`,
  }),
  ...['', 'A chair', 'x'.repeat(postFields.imageDescription.max)].map((imageDescription) =>
    takes(`an image description of ${imageDescription.length} characters`, validPost, { imageDescription }),
  ),
  ...[null, 1, ['A chair'], 'x'.repeat(postFields.imageDescription.max + 1)].map((imageDescription) =>
    refuses(`the image description ${JSON.stringify(imageDescription).slice(0, 40)}`, validPost, {
      imageDescription,
    }),
  ),
  takes('a draft with a scheduled time', validPost, { publishAt: new Date('2030-01-01T08:00:00Z') }),
  refuses('a published post with a scheduled time', validPost, {
    published: true,
    publishAt: new Date('2030-01-01T08:00:00Z'),
  }),
  ...[null, 1, true, '2030-01-01T08:00:00Z'].map((publishAt) =>
    refuses(`the scheduled time ${JSON.stringify(publishAt)}`, validPost, { publishAt }),
  ),
  ...categories.map((category) => takes(`the category ${category}`, validPost, { category })),
  refuses('a category that is not listed', validPost, { category: 'Gossip' }),
  refuses('an extra field', validPost, { views: 1 }),
];

/** An id, and whether a new document may have it. */
type IdCase = { id: string; isAccepted: boolean };

/** Ids that are unsafe in a selector, a URL path or a file name. */
const unsafeIds = [
  ...[' ', '-', 'a b', 'a\nb', '\u202e', 'a"]', 'a\\b', 'a.html', '.env', '..%2F..%2Fevil'],
  ...[`${'a'.repeat(20)}\n`, 'é'.repeat(20), 'a'.repeat(151), 'a'.repeat(1500)],
];

/** Keys that libraries and the language reserve for themselves. */
const reservedKeys = ['auto-generated-group-node-root', 'constructor', 'hasOwnProperty', 'toString'];

const generatedId = 'Zk3pQ0aB9xY7cD5eF1gH';

export const submissionIdCases: IdCase[] = [
  ...idCases(true, [generatedId, 'a'.repeat(20), '0'.repeat(20)]),
  ...idCases(false, ['a', 'a'.repeat(19), 'a'.repeat(21), 'a-'.repeat(10), ...reservedKeys, ...unsafeIds]),
];

export const postIdCases: IdCase[] = [
  ...idCases(true, [generatedId, 'nine-screens-then-four', 'indexes', 'a_b', '7', 'a'.repeat(150)]),
  ...idCases(false, ['index', 'Index', 'INDEX', ...unsafeIds]),
];

type Base = Record<string, SeedValue>;

function takes(title: string, base: Base, change: Base): DocumentCase {
  return { title, document: { ...base, ...change }, isAccepted: true };
}

function refuses(title: string, base: Base, change: Base): DocumentCase {
  return { title, document: { ...base, ...change }, isAccepted: false };
}

function idCases(isAccepted: boolean, ids: string[]): IdCase[] {
  return ids.map((id) => ({ id, isAccepted }));
}

function edges(base: Base, field: string, most: number): DocumentCase[] {
  return [
    takes(`a ${field} of ${most} characters`, base, { [field]: 'x'.repeat(most) }),
    takes(`a ${field} of ${Math.floor(most / 2)} emoji, of two units each`, base, {
      [field]: '😀'.repeat(Math.floor(most / 2)),
    }),
    refuses(`a ${field} of ${most + 1} characters`, base, { [field]: 'x'.repeat(most + 1) }),
    refuses(`a ${field} of ${most + 1} emoji`, base, { [field]: '😀'.repeat(most + 1) }),
    refuses(`an empty ${field}`, base, { [field]: '' }),
    refuses(`a ${field} of nothing but whitespace`, base, { [field]: ' \n\t\r' }),
  ];
}

function choices(base: Base, field: string, options: readonly string[]): DocumentCase[] {
  return [
    ...options.map((option) => takes(`the ${field} ${option}`, base, { [field]: option })),
    refuses(`a ${field} that is not offered`, base, { [field]: 'Catering' }),
    refuses(`a ${field} followed by a space`, base, { [field]: `${options[0]} ` }),
    refuses(`an empty ${field}`, base, { [field]: '' }),
  ];
}

/** Each field with every wrong type; text must not pass as a number or boolean either. */
function mistyped(base: Base): DocumentCase[] {
  const others = [null, true, 0, 1.5, 'true', '1', new Date(0), [], ['x'], {}, { a: 1 }];
  return Object.entries(base).flatMap(([field, value]) =>
    others
      .filter((other) => kindOf(other) !== kindOf(value))
      .map((other) => refuses(`${field} as ${JSON.stringify(other)}`, base, { [field]: other })),
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}

function without(base: Base, ...fields: string[]): Base {
  return Object.fromEntries(Object.entries(base).filter(([field]) => !fields.includes(field)));
}
