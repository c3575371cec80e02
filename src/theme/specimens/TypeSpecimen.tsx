import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figure',
  'change',
  'lede',
  'detail',
  'article',
  'body1',
  'body2',
  'caption',
  'nav',
  'logo',
  'button',
  'code',
] as const;

export function TypeSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2, overflow: 'hidden' }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography variant="caption" sx={{ color: 'text.hint' }}>
            {variant}
          </Typography>
          <Typography variant={variant} component="p">
            {variant === 'figure' ? '26' : 'From 26 to 4 minutes'}
          </Typography>
        </div>
      ))}
      <Typography>
        A sentence with <Link href="#link">a link</Link>,{' '}
        <Box component="span" sx={{ color: 'primary.text' }}>
          an accent word
        </Box>{' '}
        and{' '}
        <Typography variant="code" sx={{ backgroundColor: 'background.code' }}>
          code
        </Typography>
        .
      </Typography>
    </Box>
  );
}
