import { doc, getDoc } from 'firebase/firestore/lite';
import { type Result, toResult } from '#src/components/result.ts';
import { slugify } from '#src/features/posts/data/post.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { request } from '#src/firebase/requests.ts';
import { storedPosts } from './postCollection.ts';
import { fetchNewestVersion } from './versions.ts';

/** Spellings in URLs for letters that Unicode does not decompose into a Latin letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ǥ: 'g',
  ı: 'i',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  '⁄': '-',
};

/** Leaves room for a number suffix; `firestore.rules` allows ids of 150 characters. */
const maxLength = 120;

/**
 * A new post's id, made from its title within what the rules allow; empty if the title has no Latin letter or digit.
 */
export function idFromTitle(title: string): string {
  return slugify(title)
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, (letter) => spelled[letter] ?? '')
    .replace(/-+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '');
}

/** Hosting shows `/blog` for `/blog/index`; `?post=new` opens the form of a new post. */
const reserved: readonly string[] = ['index', 'new'];

/** In order: the plain id, then with `-2` and so on. */
function* candidateIds(title: string): Generator<string> {
  const id = idFromTitle(title);
  if (id === '') return;
  if (!reserved.includes(id)) yield id;
  for (let number = 2; number < 100; number += 1) yield `${id}-${number}`;
}

type NewId = {
  id: string;
  /** The id of another post that has this title, or one like it. */
  twin?: string | undefined;
};

/**
 * The id for a new post, made from its title. An id stays reserved while a deleted post can still be restored to it.
 * @param saveId of the save that follows. It identifies a post that was stored although the response was lost, and is the
 * id if the title yields none.
 */
export function findId(title: string, saveId: string): Promise<Result<NewId>> {
  return toResult(postMessages.create, async () => {
    let twin: string | undefined;
    for (const id of candidateIds(title)) {
      const stored = await request(() => getDoc(doc(storedPosts(), id)));
      const isFree = !stored.exists() && (await fetchNewestVersion(id)) === undefined;
      if (isFree || stored.get('saveId') === saveId) return { id, twin };
      if (stored.exists()) twin ??= id;
    }
    return { id: saveId, twin };
  });
}
