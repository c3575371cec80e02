import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ColorName, colorPairs } from '#src/theme/colorPairs.ts';
import { contrastOf } from '#src/theme/contrast.ts';
import { colors } from '#src/theme/theme.ts';

type ColorSpecimenProps = { scheme: 'light' | 'dark' };

export function ColorSpecimen({ scheme }: ColorSpecimenProps) {
  return (
    <>
      <Box sx={gridStyle}>
        {Object.entries(colors).map(([name, value]) => (
          <div key={name}>
            <Box
              sx={{ height: '3rem', border: 1, borderColor: 'divider' }}
              style={{ background: value[scheme] }}
            />
            <Typography variant="caption">{name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.hint' }}>
              {value[scheme]}
            </Typography>
          </div>
        ))}
      </Box>
      <Box sx={{ ...gridStyle, paddingTop: 3 }}>
        {colorPairs.map(({ front, ground, least, where }) => {
          const ratio = contrastOf(colors[front][scheme], colors[ground][scheme]);
          return (
            <Box
              key={where + front + ground}
              sx={{ padding: 1, border: 1, borderColor: 'divider' }}
              style={pairStyle(front, ground, least, scheme)}
            >
              <Typography variant="h6">
                {ratio.toFixed(1)} {ratio < least && `under ${least}`}
              </Typography>
              <Typography variant="caption">
                {front} on {ground}: {where}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const gridStyle = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' };

function pairStyle(front: ColorName, ground: ColorName, least: number, scheme: 'light' | 'dark') {
  const background = colors[ground][scheme];
  if (least === 4.5) return { color: colors[front][scheme], background };
  const text = ground === 'band' ? colors.bandText : colors.text;
  return { color: text[scheme], background, border: `4px solid ${colors[front][scheme]}` };
}
