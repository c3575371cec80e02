import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import type { HeroFigure } from '#src/content/home.ts';
import { shortWindow } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography } from '#src/theme/muiTheme.ts';
import { motion } from '#src/theme/theme.ts';
import { SixWeeksDrawing, weeksShare } from './SixWeeksDrawing.tsx';
import { WeekSlider } from './WeekSlider.tsx';

/**
 * One number from week 0 to week 6, drawn from zero over the whole width of the window. It shows week 6, or the week under
 * the mouse or chosen with the slider.
 */
export function SixWeeks({ change }: { change: HeroFigure }) {
  const { before, beforeLabel, after, label, elapsed, weeks } = change;
  const last = weeks.length - 1;
  const [week, setWeek] = useState(last);
  const isHydrated = useHydrated();
  const shown = after.replace(/\d+(?:\.(\d+))?/, (_, decimals = '') =>
    (weeks[week] ?? 0).toFixed(decimals.length),
  );
  const caption = `${elapsed[week]} ${label}`;

  function followMouse({ type, clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerleave') return setWeek(last);
    const box = currentTarget.getBoundingClientRect();
    const share = (clientX - box.left) / (box.width * weeksShare);
    setWeek(Math.round(Math.min(1, Math.max(0, share)) * last));
  }

  return (
    <Box component="figure" onPointerMove={followMouse} onPointerLeave={followMouse} sx={figureStyle}>
      <SixWeeksDrawing weeks={weeks} week={week} />
      <Box data-before>
        <Typography variant="figure" component="span">
          <span style={visuallyHidden}>from </span>
          {before}
        </Typography>
        <Typography variant="body2" component="span">
          {beforeLabel}
        </Typography>
      </Box>
      <Typography
        variant="figure"
        component="span"
        data-after
        style={isHydrated ? grown(week / last) : undefined}
      >
        <span style={visuallyHidden}> to </span>
        {shown}
      </Typography>
      <Box aria-hidden data-axis>
        {elapsed.map((text, week) => (
          <span key={text} style={{ left: percent((weeksShare * week) / last) }}>
            {week === 0 ? (
              'Launch'
            ) : (
              <>
                <span>Week </span>
                {week}
              </>
            )}
          </span>
        ))}
      </Box>
      <Typography variant="body2" component="figcaption">
        {caption}
      </Typography>
      {isHydrated && (
        <WeekSlider
          week={week}
          last={last}
          text={`${shown} ${caption}`}
          onChange={(chosen) => setWeek(chosen ?? last)}
          sx={sliderStyle}
        />
      )}
    </Box>
  );
}

/** Larger week by week, and always ending at the last week, where its box begins before its own transform. */
function grown(share: number): CSSProperties {
  return { scale: 0.75 + 0.25 * share, transformOrigin: '0 100%', transition: `scale ${motion.move}` };
}

function percent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`;
}

const afterSize = 'clamp(6rem, min(13.5vw, 24svh), 13rem)';

const sliderStyle = {
  width: percent(weeksShare),
  height: { xs: '11.25rem', sm: '17.75rem', md: '100%' },
};

const captionStyle = { color: palette.text.secondary, lineHeight: 1.3, textWrap: 'balance' } as const;

const figureStyle = {
  position: 'relative',
  '& > [data-before], & > [data-after]': { position: 'absolute', letterSpacing: '-0.05em' },
  '& > [data-before]': {
    left: 0,
    top: { xs: '1.5rem', sm: '3.5rem' },
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { sm: 'flex-end' },
    gap: { xs: '0.5rem', sm: '0.75rem' },
    '& > :first-of-type': {
      fontSize: { xs: '2.5rem', sm: '4rem' },
      fontWeight: 400,
      color: palette.text.hint,
    },
    '& > :last-of-type': { ...captionStyle, maxWidth: { xs: '7rem', sm: '8rem' } },
  },
  '& > [data-after]': {
    // Ends at the dot; a transform, so that nothing shifts when the font arrives.
    left: percent(weeksShare),
    transform: 'translateX(-100%)',
    whiteSpace: 'nowrap',
    top: { xs: '5rem', sm: '9.25rem', md: 'auto' },
    bottom: { md: '2.75rem' },
    fontSize: { xs: 'min(5.5rem, 26vw)', sm: 'min(8rem, 26vw)', md: afterSize },
  },
  '& > [data-axis]': {
    ...typography.caption,
    position: 'relative',
    height: '1.75rem',
    borderTop: `1px solid ${palette.line.tick}`,
    color: palette.text.secondary,
    '& > span': {
      position: 'absolute',
      paddingTop: '0.375rem',
      paddingLeft: '0.375rem',
      borderLeft: `1px solid ${palette.line.tick}`,
    },
    '& > span > span': { display: { xs: 'none', md: 'inline' } },
  },
  '& > figcaption': { ...captionStyle, paddingTop: 0.75 },
  [breakpoints.up('md')]: {
    gridArea: '1 / 1 / 2 / -1',
    display: 'flex',
    flexDirection: 'column',
    '& > figcaption': {
      position: 'absolute',
      right: `calc(100% / 12 + ${afterSize} * 1.95)`,
      bottom: '2.75rem',
      width: '13rem',
      textAlign: 'right',
    },
  },
  [shortWindow]: { '& > [data-before]': { top: '2.375rem' } },
} as const;
