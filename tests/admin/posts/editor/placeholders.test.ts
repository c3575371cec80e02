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
    'is found for any file name: %s',
    (name) => {
      const text = `Before ${placeholderOf({ id, name })} after`;
      expect(findPlaceholders(text).map((one) => one.id)).toEqual([id]);
      expect(replacePlaceholders(text, () => 'X')).toBe('Before X after');
    },
  );

  it('shows the name of the file', () => {
    expect(findPlaceholders(placeholderOf({ id, name: 'cat.gif' }))[0]?.name).toBe('cat.gif');
  });

  it('says in the preview what it is waiting for', () => {
    expect(showPlaceholders(`${placeholderOf({ id, name: 'my_cat.gif' })}\n\nTwo.`)).toBe(
      '*Uploading my\\_cat.gif…*\n\nTwo.',
    );
  });

  it('is removed together with its own empty line', () => {
    const text = `One.\n\n${placeholderOf({ id, name: 'a' })}\n\n${placeholderOf({ id: other, name: 'b' })}\n\nTwo.`;
    expect(replacePlaceholders(text, () => undefined)).toBe('One.\n\nTwo.');
  });

  it('is removed alone from a line of text', () => {
    const text = `One ${placeholderOf({ id, name: 'a' })} two.\n\nThree.`;
    expect(replacePlaceholders(text, () => undefined)).toBe('One  two.\n\nThree.');
  });

  it('never removes any other text', () => {
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

it('A picture’s description is in the Markdown as it was typed', () => {
  expect(pictureMarkdown('/a.webp', ' A *cat* [asleep]\n on_a | mat ')).toBe(
    '![A \\*cat\\* \\[asleep\\] on\\_a \\| mat](/a.webp)',
  );
  expect(pictureMarkdown('/a.webp', '')).toBe('![](/a.webp)');
});
