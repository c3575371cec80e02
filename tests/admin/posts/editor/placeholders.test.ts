import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPlaceholders,
  pictureMarkdown,
  placeholderOf,
  replacePlaceholders,
  showPlaceholders,
} from '#src/admin/posts/editor/pictures/placeholders.ts';

const id = 'zd38ee7hu0pat5hzpxe1';
const other = 'zd38ee7hu0pat5hzpxe2';

describe('The placeholder of a picture', () => {
  it.each(['cat.gif', 'my cat (2) [final].gif', 'a]b(c', 'Büro…jpg', '…', ''])(
    'is found whatever the file is called: %s',
    (name) => {
      const text = `Before ${placeholderOf({ id, name })} after`;
      expect(findPlaceholders(text).map((one) => one.id)).toEqual([id]);
      expect(replacePlaceholders(text, () => 'X')).toBe('Before X after');
    },
  );

  it('tells the name of the file', () => {
    expect(findPlaceholders(placeholderOf({ id, name: 'cat.gif' }))[0]?.name).toBe('cat.gif');
  });

  it('says in the preview what it waits for', () => {
    expect(showPlaceholders(`${placeholderOf({ id, name: 'my_cat.gif' })}\n\nTwo.`)).toBe(
      '*Uploading my\\_cat.gif…*\n\nTwo.',
    );
  });

  it('goes with the empty line that it had for itself', () => {
    const text = `One.\n\n${placeholderOf({ id, name: 'a' })}\n\n${placeholderOf({ id: other, name: 'b' })}\n\nTwo.`;
    expect(replacePlaceholders(text, () => undefined)).toBe('One.\n\nTwo.');
  });

  it('goes alone out of a line of words', () => {
    const text = `One ${placeholderOf({ id, name: 'a' })} two.\n\nThree.`;
    expect(replacePlaceholders(text, () => undefined)).toBe('One  two.\n\nThree.');
  });

  it('never takes a word along', () => {
    const words = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', '![x](/y)', '(', ']'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(words, words, fc.string(), (before, after, name) => {
        const text = before.join('') + placeholderOf({ id, name }) + after.join('');
        const left = replacePlaceholders(text, () => undefined);
        expect(left.replace(/\s/g, '')).toBe([...before, ...after].join('').replace(/\s/g, ''));
      }),
    );
  });
});

it('What a picture shows stands in Markdown as it was typed', () => {
  expect(pictureMarkdown('/a.webp', ' A *cat* [asleep]\n on_a | mat ')).toBe(
    '![A \\*cat\\* \\[asleep\\] on\\_a \\| mat](/a.webp)',
  );
  expect(pictureMarkdown('/a.webp', '')).toBe('![](/a.webp)');
});
