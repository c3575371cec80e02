import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type PersonCaptionProps = {
  name: string;
  position: string;
  portrait?: string | undefined;
};

export function PersonCaption({ name, position, portrait }: PersonCaptionProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Portrait name={name} src={portrait} />
      <Box sx={{ flex: '1 1 6rem' }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.35, textWrap: 'balance' }}
        >
          {position}
        </Typography>
      </Box>
    </Box>
  );
}

type PortraitProps = {
  name: string;
  src?: string | undefined;
  /** Width and height in rem. */
  size?: number;
};

/** A person's picture, or their initials. Hidden from screen readers, because the name is always beside it. */
export function Portrait({ name, src, size = 4 }: PortraitProps) {
  return (
    <Avatar
      aria-hidden
      {...(src && { src })}
      slotProps={{ img: { alt: '', width: 160, height: 160, loading: 'lazy', decoding: 'async' } }}
      sx={{ width: `${size}rem`, height: `${size}rem` }}
    >
      {src ? null : initialsOf(name)}
    </Avatar>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
