import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Columns } from '#src/components/Columns.tsx';
import { Frame } from '#src/components/Frame.tsx';
import { prose } from '#src/components/prose.ts';
import { Ruler } from '#src/components/Ruler.tsx';
import type { LegalDocument } from '#src/content/legal.ts';
import { Contents } from './Contents.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import { PageOpener } from './PageOpener.tsx';

/** A legal document: its date, its contents beside it, its sections parted by hairlines. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <article>
      <PageOpener title={document.title} isShort>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', paddingBottom: { md: 0.5 } }}>
          Last updated {document.updated}
        </Typography>
      </PageOpener>
      <Frame>
        <Ruler column={3} />
        <Columns>
          <Contents sections={document.sections} />
          <Box sx={textStyles}>
            {document.sections.map(({ id, title, blocks }) => (
              <Box component="section" key={id} id={id} sx={prose}>
                <h2>{title}</h2>
                <LegalBlocks blocks={blocks} />
              </Box>
            ))}
          </Box>
        </Columns>
      </Frame>
    </article>
  );
}

function textStyles({ layout, vars: { palette }, breakpoints }: Theme) {
  return {
    paddingTop: 'clamp(2rem, 4vw, 4rem)',
    '& > section': { maxWidth: layout.measure },
    '& > section + section': {
      marginTop: '3.5rem',
      borderTop: `1px solid ${palette.divider}`,
      paddingTop: '2rem',
    },
    '& table :is(th, td):nth-of-type(n):not([style])': { textAlign: 'left' },
    '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
    [breakpoints.up('md')]: { gridColumn: '4 / 11', gridRow: 1, paddingTop: '2.5rem' },
  };
}
