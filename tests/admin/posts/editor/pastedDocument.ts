import fc from 'fast-check';

/** A piece of text and its format, such as `strong` or `https://…`. */
export type Piece = { text: string; marks: readonly Mark[] };
export type Mark = 'strong' | 'emphasis' | 'delete' | 'inlineCode' | 'link';
type Item = { pieces: readonly Piece[]; list: List | null };
export type List = { kind: 'list'; isOrdered: boolean; start: number; items: readonly Item[] };
export type Block =
  | { kind: 'paragraph'; pieces: readonly Piece[] }
  | { kind: 'heading'; level: number; pieces: readonly Piece[] }
  | { kind: 'table'; rows: readonly (readonly (readonly Piece[])[])[] }
  | List;

/** Words with everything that could be mistaken for Markdown. */
const text = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('we', 'answer', 'in', 'one', 'day', 'Größe', '日本語', 'a_b', '10', 'x'),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '*',
          '_',
          '`',
          '[a]',
          '(b)',
          '#',
          '1.',
          '-',
          '+',
          '>',
          '<b>',
          '&amp',
          '~',
          '!',
          '|',
          '\\',
          ':',
          '"',
        ),
      },
      { weight: 3, arbitrary: fc.constant(' ') },
    ),
    { minLength: 1, maxLength: 6 },
  )
  // Markdown has no way to write `\\|` as code in a table's cell.
  .map((parts) => parts.join('').replace(/\\+\|/g, '|'));

const marks = fc.uniqueArray(fc.constantFrom<Mark>('strong', 'emphasis', 'delete', 'inlineCode', 'link'), {
  maxLength: 3,
});
/** Markdown cannot give part of a word two formats, or format two adjacent parts of it. */
const piece = fc
  .record({ text, marks })
  .map((one) => (one.marks.length > 1 ? { ...one, text: ` ${one.text} ` } : one));
const plain = text.map((words) => ({ text: words, marks: [] }));
/** The plain word in front keeps a line of code within its text. */
const pieces = fc
  .array(fc.tuple(piece, plain), { minLength: 1, maxLength: 3 })
  .map((all): Piece[] => [{ text: 'so ', marks: [] }, ...all.flat()]);
const headingPieces = pieces.map((all) =>
  all.map((one) => ({ ...one, marks: one.marks.filter((mark) => mark !== 'strong') })),
);

const { list } = fc.letrec<{ list: List; item: Item }>((tie) => ({
  item: fc.record({ pieces, list: fc.option(tie('list'), { depthSize: 'small', maxDepth: 3 }) }),
  list: fc.record({
    kind: fc.constant('list' as const),
    isOrdered: fc.boolean(),
    start: fc.integer({ min: 1, max: 12 }),
    items: fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
  }),
}));

const table = fc
  .record({ columns: fc.integer({ min: 2, max: 4 }), height: fc.integer({ min: 1, max: 4 }) })
  .chain(({ columns, height }) => {
    const row = fc.array(headingPieces, { minLength: columns, maxLength: columns });
    return fc.array(row, { minLength: height, maxLength: height });
  })
  .map((rows) => ({ kind: 'table' as const, rows }));

const block: fc.Arbitrary<Block> = fc.oneof(
  pieces.map((all) => ({ kind: 'paragraph' as const, pieces: all })),
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.integer({ min: 2, max: 6 }),
    pieces: headingPieces,
  }),
  table,
  list,
);

/** Lists in a row would become one. */
export const pastedDocument = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((blocks) => blocks.filter(({ kind }, index) => kind !== 'list' || blocks[index - 1]?.kind !== 'list'));
