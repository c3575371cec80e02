import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Process } from '#src/content/process.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { ProcessRow } from './ProcessRow.tsx';
import { WeekScale } from './WeekScale.tsx';

type ProcessStepsProps = Process & { tick: number };

export function ProcessSteps({ name, title, steps, tick }: ProcessStepsProps) {
  return (
    <Section name={name} tick={tick}>
      <Typography variant="h2" sx={{ paddingBlock: `${space.head} ${space.row}` }}>
        {title}
      </Typography>
      <WeekScale sx={{ borderBottom: 1, borderColor: 'divider' }} />
      <Box component="ol" sx={weekLines}>
        {steps.map((step, index) => (
          <ProcessRow key={step.name} step={step} isLast={index === steps.length - 1} />
        ))}
      </Box>
    </Section>
  );
}

function weekLines({ breakpoints, mixins }: Theme) {
  return { [breakpoints.up('md')]: { background: mixins.columnLines(6) } };
}
