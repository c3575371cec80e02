import Box from '@mui/material/Box';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import * as icons from '#src/theme/icons.ts';
import { shape, space, type, widths } from '#src/theme/theme.ts';

const roles = Object.entries(type).flatMap(([name, role]) =>
  typeof role === 'object' && 'size' in role ? [name] : [],
);
const variants = [...roles, 'nav', 'logo', 'code'] as NonNullable<TypographyProps['variant']>[];

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
    </Box>
  );
}

export function ShapeSpecimen() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
      {Object.entries(shape).map(([name, radius]) => (
        <Box key={name} sx={boxStyle} style={{ borderRadius: radius, height: '3rem' }}>
          {name} {radius}px
        </Box>
      ))}
      {Object.entries(space.control).map(([name, height]) => (
        <Box key={name} sx={boxStyle} style={{ height }}>
          {name} {height}
        </Box>
      ))}
      <Typography variant="caption" sx={{ color: 'text.hint', flexBasis: '100%' }}>
        {Object.entries(widths)
          .map(([name, width]) => `${name} from ${width}px`)
          .join(', ')}
      </Typography>
    </Box>
  );
}

const boxStyle = {
  display: 'grid',
  placeItems: 'center',
  paddingInline: 2,
  border: 1,
  borderColor: 'line.control',
  typography: 'caption',
};

export function IconSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name}>
          <Icon />
          <Typography variant="caption">{name.replace(/Icon$/, '')}</Typography>
        </div>
      ))}
    </Box>
  );
}
