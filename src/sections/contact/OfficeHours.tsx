import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { contact } from '#src/content/contact.ts';
import { officeHours } from '#src/content/officeHours.ts';
import { site } from '#src/content/site.ts';
import { Section } from '#src/layout/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { OfficeHoursChart } from './OfficeHoursChart.ts';
import { useOfficeClock } from './useOfficeClock.ts';

type OfficeHoursProps = typeof contact.hours & { tick: number };

export function OfficeHours({ name, title, tick }: OfficeHoursProps) {
  const clock = useOfficeClock();
  return (
    <Section name={name} tick={tick} aside={<Clock text={clock?.text} />}>
      <Typography variant="h2" sx={{ paddingBlock: space.head }}>
        {title}
      </Typography>
      <OfficeHoursChart>
        <Box aria-hidden data-axis>
          {hours.map((hour) => (
            <span key={hour} data-key={hour % 6 === 0 || undefined}>
              {hourLabel(hour)}
            </span>
          ))}
        </Box>
        <dl>
          {officeHours.map(({ days, hours: words, weekdays, open }) => {
            const isToday = clock !== null && weekdays.includes(clock.weekday);
            return (
              <div
                key={days}
                data-closed={open === null || undefined}
                data-today={isToday || undefined}
                style={rowVariables(open, isToday ? clock.hour : null)}
              >
                <dt>{days}</dt>
                <dd>{words}</dd>
              </div>
            );
          })}
        </dl>
      </OfficeHoursChart>
    </Section>
  );
}

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

function hourLabel(hour: number): string {
  const shown = hour % 12 || 12;
  return hour % 6 === 0 ? `${shown} ${hour < 12 ? 'AM' : 'PM'}` : `${shown}`;
}

function rowVariables(open: { from: number; to: number } | null, now: number | null) {
  return {
    ...(open && { '--from': open.from, '--to': open.to }),
    ...(now !== null && { '--now': now }),
  } as React.CSSProperties;
}

function Clock({ text }: { text: string | undefined }) {
  return (
    <Box component="span" sx={[clockStyle, !text && { visibility: 'hidden' }]}>
      {text && `${text} in ${site.location.locality}`}
    </Box>
  );
}

const clockStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  '&::before': { content: '""', width: '3px', height: '1.125rem', backgroundColor: 'primary.main' },
};
