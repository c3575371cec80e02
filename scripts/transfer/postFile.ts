import { Timestamp } from 'firebase-admin/firestore';
import { parse, stringify } from 'yaml';
import { readingMinutes, slugify } from '#src/features/posts/data/post.ts';
import { emptyPost, type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { postSchema } from '#src/features/posts/data/postSchema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A stored post as Markdown with YAML front matter: all of its fields, times in ISO 8601. */
export function toPostFile({ content, ...fields }: Fields): string {
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return `---\n${stringify(Object.fromEntries(plain), { lineWidth: 0, sortMapEntries: true })}---\n\n${content}\n`;
}

/** A post to store, and why it can only be a draft: what the form would not accept. */
export type ImportedPost = { fields: Fields; faults: readonly string[] };

/**
 * Reads exported files and Markdown from elsewhere, where `description`, `image` and `date` are common names.
 * @param name of the file, the title if the front matter has none
 * @throws if the front matter is not YAML
 */
export function fromPostFile(file: string, name: string): ImportedPost {
  const [, yaml = '', content = ''] = withFrontMatter.exec(file) ?? ['', '', file];
  const given: Fields = Object(parse(yaml));
  const values: PostValues = {
    ...emptyPost,
    title: textOf(given.title) || name,
    author: textOf(given.author),
    category: textOf(given.category) as PostValues['category'],
    featuredImage: textOf(given.featuredImage ?? given.image),
    imageDescription: textOf(given.imageDescription ?? given.imageAlt),
    tags: [given.tags ?? []].flat().map(textOf),
    excerpt: textOf(given.excerpt ?? given.description),
    content: content.replace(/\n$/, ''),
  };
  const faults = faultsOf(values);
  const isPublished = given.published === true && faults.length === 0;
  const publishAt = isPublished ? null : timeOf(given.publishAt);
  const { publishAt: _, category, ...written } = pickWrittenFields(values);
  const fields = {
    ...written,
    // Stored only if chosen, because an empty one would be unreadable.
    ...(category && { category }),
    published: isPublished,
    ...(publishAt && { publishAt }),
    ...(given.wasPublished === true && { wasPublished: true }),
    slug: textOf(given.slug) || slugify(values.title),
    readTime: typeof given.readTime === 'number' ? given.readTime : readingMinutes(values.content),
    createdAt: timeOf(given.createdAt ?? given.date) ?? Timestamp.now(),
    updatedAt: timeOf(given.updatedAt) ?? Timestamp.now(),
  };
  return { fields, faults: given.published === true ? faults : [] };
}

const withFrontMatter = /^\uFEFF?---\r?\n([\s\S]*?\r?\n)?---\r?\n(?:\r?\n)?([\s\S]*)$/;

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function timeOf(value: unknown): Timestamp | null {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? null : Timestamp.fromMillis(time);
}

function faultsOf(values: PostValues): string[] {
  try {
    postSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as { inner: { path?: string; message: string }[] };
    return inner.map(({ path, message }) => `${path}: ${message}`);
  }
}
