import Alert from '@mui/material/Alert';
import { colorPairs } from '#src/theme/colorPairs.ts';
import { contrastOf } from '#src/theme/contrast.ts';
import { colors } from '#src/theme/theme.ts';

export function ContrastFailures() {
  const failures = (['light', 'dark'] as const).flatMap((scheme) =>
    colorPairs.flatMap(({ front, ground, least, where }) => {
      const ratio = contrastOf(colors[front][scheme], colors[ground][scheme]);
      if (ratio >= least) return [];
      return `${scheme}: ${front} on ${ground} has ${ratio.toFixed(1)} and needs ${least} (${where})`;
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
