import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ColorPair, colorPairs, contrastFailures } from '#src/theme/colorPairs.ts';
import { colors } from '#src/theme/colors.ts';
import { hairline } from '#src/theme/mixins.ts';

type ColorSpecimenProps = { scheme: 'light' | 'dark' };

export function ColorSpecimen({ scheme }: ColorSpecimenProps) {
  return (
    <>
      <Box sx={gridStyle}>
        {Object.entries(colors).map(([name, value]) => (
          <div key={name}>
            <Box sx={{ height: '3rem', border: hairline }} style={{ background: value[scheme] }} />
            <Typography variant="caption">{name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.hint' }}>
              {value[scheme]}
            </Typography>
          </div>
        ))}
      </Box>
      <Box sx={{ ...gridStyle, paddingTop: 3 }}>
        {colorPairs.map((pair) => {
          const { foreground, background, minContrast, usage } = pair;
          const ratio = getContrastRatio(colors[foreground][scheme], colors[background][scheme]);
          return (
            <Box
              key={usage + foreground + background}
              sx={{ padding: 1, border: hairline }}
              style={pairStyle(pair, scheme)}
            >
              <Typography variant="h6">
                {ratio.toFixed(1)} {ratio < minContrast && `under ${minContrast}`}
              </Typography>
              <Typography variant="caption">
                {foreground} on {background}: {usage}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const gridStyle = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' };

function pairStyle({ foreground, background, minContrast }: ColorPair, scheme: 'light' | 'dark') {
  const backgroundColor = colors[background][scheme];
  if (minContrast === 4.5) return { color: colors[foreground][scheme], backgroundColor };
  const text = background === 'band' ? colors.bandText : colors.text;
  return { color: text[scheme], backgroundColor, border: `4px solid ${colors[foreground][scheme]}` };
}

export function ContrastFailures() {
  const failures = contrastFailures();
  if (failures.length === 0) {
    return <Alert severity="success">All {colorPairs.length} color pairs meet their minimum contrast.</Alert>;
  }
  return (
    <Alert severity="error">
      {failures.map((failure) => (
        <div key={failure}>{failure}</div>
      ))}
    </Alert>
  );
}
