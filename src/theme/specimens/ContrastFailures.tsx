import Alert from '@mui/material/Alert';
import { colorPairs } from '#src/theme/colorPairs.ts';
import { contrastOf } from '#src/theme/contrast.ts';
import { colors } from '#src/theme/theme.ts';

export function ContrastFailures() {
  const failures = (['light', 'dark'] as const).flatMap((scheme) =>
    colorPairs.flatMap(({ foreground, background, minContrast, usage }) => {
      const ratio = contrastOf(colors[foreground][scheme], colors[background][scheme]);
      if (ratio >= minContrast) return [];
      return `${scheme}: ${foreground} on ${background} has ${ratio.toFixed(1)} and needs ${minContrast} (${usage})`;
    }),
  );
  if (failures.length === 0) {
    return <Alert severity="success">All {colorPairs.length} pairs of colours reach their contrast.</Alert>;
  }
  return (
    <Alert severity="error">
      {failures.map((failure) => (
        <div key={failure}>{failure}</div>
      ))}
    </Alert>
  );
}
