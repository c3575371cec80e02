import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { SectionRule } from '#src/components/layout/SectionRule.tsx';
import type { LegalDocument as LegalContent } from '#src/content/legal/legal.ts';
import { PageHeader } from '#src/sections/page/PageHeader.tsx';
import { prose } from '#src/theme/components/prose.ts';
import { space } from '#src/theme/theme.ts';
import { LegalBlocks } from './LegalBlocks.tsx';
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
        <Typography variant="lede" sx={{ color: 'text.secondary', paddingBottom: { md: 0.5 } }}>
          Last updated {document.updated}
        </Typography>
      </PageHeader>
      <Container>
        <SectionRule tick={3} />
        <PageGrid>
          <TableOfContents sections={document.sections} />
          <Box sx={textStyles}>
            {document.sections.map(({ id, title, blocks }) => (
              <Box component="section" key={id} id={id} sx={prose}>
                <h2>{title}</h2>
                <LegalBlocks blocks={blocks} />
                {endings[id]}
              </Box>
            ))}
          </Box>
        </PageGrid>
      </Container>
    </article>
  );
}

function textStyles({ breakpoints, mixins }: Theme) {
  return {
    paddingTop: space.head,
    '& > section': { maxWidth: space.measure },
    '& > section + section': {
      marginTop: '3.5rem',
      borderTop: mixins.hairline,
      paddingTop: '2rem',
    },
    '& a[href^="tel:"]': { display: 'inline-block' },
    [breakpoints.up('md')]: { gridColumn: '4 / 11', gridRow: 1, paddingTop: '2.5rem' },
  };
}
