import Link from '@mui/material/Link';
import { TableScroller } from '#src/components/layout/TableScroller.tsx';
import type { LegalBlock, LegalText } from '#src/content/legal/legal.ts';

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
    <TableScroller label={block.name}>
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
    </TableScroller>
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
