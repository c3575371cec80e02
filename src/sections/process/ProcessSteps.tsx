import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Process } from '#src/content/process.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { weekColumns } from './barStyle.ts';
import { ProcessRow } from './ProcessRow.tsx';
import { WeekScale } from './WeekScale.tsx';

type ProcessStepsProps = Process & { tick: number };

export function ProcessSteps({ name, title, steps, tick }: ProcessStepsProps) {
  return (
    <Section name={name} tick={tick}>
      <Typography variant="h2" sx={{ paddingBlock: `${space.head} ${space.row}` }}>
        {title}
      </Typography>
      <Box sx={scaleStyle}>
        <WeekScale sx={{ gridColumn: weekColumns }} />
      </Box>
      <Box component="ol">
        {steps.map((step, index) => (
          <ProcessRow key={step.name} step={step} isLast={index === steps.length - 1} />
        ))}
      </Box>
    </Section>
  );
}

function scaleStyle({ breakpoints, mixins }: Theme) {
  return {
    [breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      borderBottom: mixins.hairline,
    },
  };
}
