import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalDocument as LegalContent, LegalText } from '#src/content/legal/legal.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { SectionRule } from '#src/layout/page/SectionRule.tsx';
import { TableScroller } from '#src/layout/page/TableScroller.tsx';
import { prose } from '#src/theme/components/prose.ts';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';
import { TableOfContents } from './TableOfContents.tsx';

type LegalDocumentProps = {
  document: LegalContent;
  /** Keyed by section id. */
  endings?: Readonly<Record<string, ReactNode>>;
};

export function LegalDocument({ document, endings = {} }: LegalDocumentProps) {
  return (
    <article>
      <PageHeader title={document.title} isDense>
        <Typography variant="lede" sx={{ paddingBottom: { md: 0.5 } }}>
          Last updated {document.updated}
        </Typography>
      </PageHeader>
      <Container>
        <SectionRule tick={3} />
        <PageGrid>
          <TableOfContents sections={document.sections} />
          <Box sx={textStyle}>
            {document.sections.map(({ id, title, blocks }) => (
              <Box component="section" key={id} id={id} sx={prose}>
                <h2>{title}</h2>
                {blocks.map((block) => (
                  <Block key={JSON.stringify(block)} block={block} />
                ))}
                {endings[id]}
              </Box>
            ))}
          </Box>
        </PageGrid>
      </Container>
    </article>
  );
}

const textStyle = {
  paddingTop: space.head,
  '& > section': { maxWidth: space.measure },
  '& > section + section': {
    marginTop: '3.5rem',
    borderTop: hairline,
    paddingTop: '2rem',
  },
  '& a[href^="tel:"]': { display: 'inline-block' },
  [breakpoints.up('md')]: { gridColumn: '4 / 11', gridRow: 1, paddingTop: '2.5rem' },
} as const;

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
