import { styled } from '@mui/material/styles';
import { space } from '#src/theme/theme.ts';

/** Not `sx`, which moves media queries to the front. */
export const ContactFormLayout = styled('form')(({ theme: { breakpoints } }) => ({
  position: 'relative',
  '@media (scripting: none)': { display: 'none' },
  '& > fieldset': {
    display: 'grid',
    position: 'relative',
    minWidth: 0,
    margin: 0,
    padding: '0 0 2.5rem',
    border: 0,
  },
  '& > fieldset > legend': { float: 'left', padding: '0 0 1.25rem' },
  '& [data-fields]': { display: 'grid', gap: `1.5rem ${space.inset}`, minWidth: 0 },
  '& [data-send]': { display: 'grid', rowGap: '1.5rem' },
  [breakpoints.up('sm')]: {
    '& [data-fields]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& [data-fields] > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('md')]: {
    '& > :is(fieldset, [data-send])': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    '& > fieldset': { paddingBottom: '3rem' },
    '& > fieldset > legend': { position: 'absolute', left: 0, top: 0, float: 'none', padding: 0 },
    '& [data-fields]': { gridColumn: '3 / 9' },
    '& [data-send] > *': { gridColumn: '3 / -1' },
  },
}));
