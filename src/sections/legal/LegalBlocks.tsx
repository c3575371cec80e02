import Link from '@mui/material/Link';
import type { LegalBlock, LegalText } from '#src/content/legal/legal.ts';

/** Paragraphs, lists and tables of a legal text. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={JSON.stringify(item)}>{inline(item)}</li>
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of no form
    <div data-table role="group" tabIndex={0} aria-label={block.name}>
      <table>
        <thead>
          <tr>
            {block.head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, column) => (
                <td key={block.head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inline(text: LegalText) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return part;
    return (
      <Link key={part.to} href={part.to}>
        {part.text}
      </Link>
    );
  });
}
