import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Question } from '#src/content/contact.ts';
import { accentLine, hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';

type FaqListProps = { questions: readonly Question[] };

export function FaqList({ questions }: FaqListProps) {
  return (
    <Box sx={faqStyle}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <Typography variant="h4" component="h3">
              {question}
            </Typography>
          </summary>
          <Typography sx={{ padding: '0 3rem 2rem 0', maxWidth: '38rem', color: 'text.secondary' }}>
            {answer}
          </Typography>
        </details>
      ))}
    </Box>
  );
}

const bar = 'linear-gradient(currentColor, currentColor)';

const faqStyle = {
  '& details': {
    position: 'relative',
    borderTop: hairline,
    '&:last-of-type': { borderBottom: hairline },
    '&::before': accentLine,
    '@media (hover: hover)': { '&:has(summary:hover)::before': { transform: 'none' } },
  },
  '& summary': {
    boxSizing: 'border-box',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 3,
    minHeight: '4rem',
    padding: '1.25rem 0',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: '20px',
      height: '20px',
      background: `${bar} 50% / 20px 2px no-repeat, ${bar} 50% / 2px 20px no-repeat`,
    },
  },
  '& [open] > summary::after': { backgroundSize: '20px 2px, 0 0' },
  '@media print': {
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    '& summary::after': { display: 'none' },
  },
  [breakpoints.up('md')]: {
    '& details:first-of-type': { borderTop: 0, '& > summary': { minHeight: '2.75rem', paddingTop: 0 } },
  },
} as const;
