import Box from '@mui/material/Box';
import { type CSSObject, keyframes } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Process, board as sixPictures } from '#src/content/process.ts';
import { ProcessChart } from '#src/sections/process/ProcessChart.tsx';
import { appear, disappear } from '#src/theme/inView.ts';
import { columnLines, hairline } from '#src/theme/mixins.ts';
import { breakpoints, palette, typography } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type GrowingBoardProps = { process: Process; board: typeof sixPictures; tick: number };

/**
 * The process chart. Where scrolling can drive animations, it stays in the window while the visitor scrolls through the six
 * weeks, and the board grows above it.
 */
export function GrowingBoard({ process, board, tick }: GrowingBoardProps) {
  return (
    <ProcessChart {...process} tick={tick} sx={trackStyle}>
      <Box component="figure" sx={{ display: 'none' }}>
        <div data-board>
          {board.pictures.map((src, week) => (
            <div key={src} style={{ '--week': week } as CSSProperties}>
              <img
                src={src}
                alt={week === 0 ? board.alt : ''}
                width={1600}
                height={1000}
                loading="lazy"
                decoding="async"
              />
            </div>
          ))}
        </div>
        <figcaption>{board.caption}</figcaption>
      </Box>
    </ProcessChart>
  );
}

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const cross = keyframes({ to: { transform: 'translateX(100%)' } });
const uncover = keyframes({ from: { transform: 'translateY(-100%)' } });
const stay = keyframes({ from: { transform: 'translateY(100%)' } });

/** Steps that have not begun are pale. */
const begin = keyframes({ from: { color: palette.text.hint } });

const edge = '2px';

/** While its week begins, a drawing replaces the one before. */
const arrival = ['2 * var(--week) - 0.5', '2 * var(--week) + 0.4'] as const;

/** `from` and `to` are half weeks, 0 to 12. */
function between(from: string, to: string): string {
  return `contain calc((${from}) * 100% / 12) contain calc((${to}) * 100% / 12)`;
}

function during(animation: string, from: string, to: string): CSSObject {
  return { animation, animationTimeline: '--six-weeks', animationRange: between(from, to) };
}

/** Appears between `from` and `there`, and disappears between `leaving` and `gone`. */
function comeAndGo(...[from, there, leaving, gone]: [string, string, string, string]): CSSObject {
  return {
    animation: `${appear} linear backwards, ${disappear} linear forwards`,
    animationTimeline: '--six-weeks, --six-weeks',
    animationRange: `${between(from, there)}, ${between(leaving, gone)}`,
  };
}

const stepEnd = 'var(--start) - 1 + var(--span)';

const stepDuring = (animation: string) => during(animation, 'var(--start) - 1', stepEnd);

const room = `100svh - ${space.navCompact}`;
const belowBoard = 'var(--top) + var(--board) + 0.75rem';
const belowBars = `${belowBoard} + 2rem + 4 * var(--bar)`;

/** Every part has a fixed place, except the texts on narrow screens. `--board` is the height of the drawings. */
const chartStyle: CSSObject = {
  '--bar': `clamp(1.5rem, (${room} - var(--board) - 19rem) / 4, 2.75rem)`,
  '--left': '0px',
  '--top': '1rem',
  '--board': `calc((100vw - 2 * ${space.gutter}) * 0.625)`,
  position: 'sticky',
  top: space.navCompact,
  height: `calc(${room})`,
  overflow: 'clip',
  '& > figure': { display: 'contents' },
  '& [data-board], & > [data-scale], & [data-weeks], &::after': {
    position: 'absolute',
    left: 'var(--left)',
    right: 0,
  },
  '& [data-board]': { top: 'var(--top)', height: 'var(--board)', overflow: 'clip' },
  // Each drawing is uncovered from the top, behind an edge that ends outside the board. At most two are drawn at a time.
  '& [data-board] > *': {
    position: 'absolute',
    inset: `0 0 -${edge}`,
    overflow: 'clip',
    borderBottom: `${edge} solid ${palette.text.primary}`,
    animation: `${uncover} linear backwards, ${disappear} linear forwards`,
    animationTimeline: '--six-weeks, --six-weeks',
    animationRange: `${between(...arrival)}, ${between('2 * var(--week) + 2.4', '2 * var(--week) + 2.5')}`,
  },
  '& [data-board] > :first-of-type': { animationName: `none, ${disappear}` },
  '& [data-board] > :last-of-type': { animationName: `${uncover}` },
  '& img': { height: `calc(100% + ${edge})` },
  // The drawing itself stays in place.
  '& [data-board] > :not(:first-of-type) > img': during(`${stay} linear backwards`, ...arrival),
  '& > [data-scale]': { top: `calc(${belowBoard})`, height: '2rem', padding: 0 },
  '& li': { border: 0, display: 'block' },
  '& [data-weeks]': {
    top: `calc(${belowBoard} + 2rem + var(--row) * var(--bar))`,
    height: 'var(--bar)',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: columnLines(6),
      borderBottom: hairline,
    },
  },
  '& [data-weeks] > [data-bar]': {
    minHeight: 0,
    position: 'relative',
    overflow: 'clip',
    '& > span': { alignItems: 'center', paddingBlock: 0 },
    // Uncovers the bar: unlike a clip path, a transform repaints nothing.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: palette.background.default,
      ...stepDuring(`${cross} linear both`),
    },
  },
  // The line at the current week.
  '&::after': {
    content: '""',
    top: `calc(${belowBoard} + 2rem)`,
    height: 'calc(4 * var(--bar))',
    borderLeft: `2px solid ${palette.primary.main}`,
    marginLeft: '-2px',
    ...during(`${cross} linear both`, '0', '12'),
  },
  '& figcaption': { ...typography.body2, color: palette.text.secondary, textWrap: 'balance' },
  // As wide as the window, and cropped if there is room for larger details: the list until week 3, then the map.
  [breakpoints.down('sm')]: {
    '--board': `max(62.5vw, min(90vw, ${room} - 24rem))`,
    overflow: 'visible clip',
    '& [data-board]': { insetInline: `calc(-1 * ${space.gutter})` },
    '& img': { height: `calc(100% + ${edge})`, objectFit: 'cover', objectPosition: 'left' },
    '& :nth-of-type(n + 4) > img': { objectPosition: 'right' },
  },
  [breakpoints.down('md')]: {
    '--top': `clamp(1rem, (${room} - var(--board) - 4 * var(--bar) - 15rem) / 2, 4rem)`,
    '& > ol': { display: 'grid', paddingTop: `calc(${belowBars})` },
    '& li': { gridArea: '1 / 1' },
    '& > [data-scale] > :first-of-type [data-word]': { display: 'inline' },
    '& [data-text]': comeAndGo('var(--shown)', 'var(--shown) + 0.2', `${stepEnd} - 0.2`, stepEnd),
    '& li:first-of-type [data-text]': { animationName: `none, ${disappear}` },
    '& li:last-of-type [data-text]': { animationName: `${appear}` },
  },
  [breakpoints.up('md')]: {
    '--bar': `clamp(1.75rem, (${room}) / 20, 2.5rem)`,
    '--board': `min(${space.frame} * 5 / 12, (100vw - 2 * ${space.gutter}) * 5 / 12, ${room} - 6.5rem - 4 * var(--bar))`,
    // The drawings are 1.6 times as wide as tall; the text has the rest.
    '--left': 'calc(100% - 1.6 * var(--board))',
    '--top': `calc((${room} - var(--board) - 5rem - 4 * var(--bar)) / 2)`,
    '& > ol': {
      height: `calc(${belowBars})`,
      width: 'var(--left)',
      paddingTop: 'var(--top)',
      display: 'grid',
      alignContent: 'space-between',
    },
    '& [data-weeks] > [data-bar]': {
      fontSize: `min(${typography.body2.fontSize}, var(--board) / 29)`,
      whiteSpace: 'nowrap',
      '& > span': { paddingInline: '0.5em 0' },
    },
    '& h3': {
      ...typography.h3,
      fontSize: 'min(2rem, 2.4vw)',
      ...during(`${begin} linear both`, 'var(--start) - 1.3', 'var(--start) - 1'),
    },
    '& [data-text]': {
      position: 'relative',
      maxWidth: 'none',
      marginRight: space.inset,
      borderTop: hairline,
    },
    '& [data-text] > p': { textWrap: 'balance' },
    '& [data-text]::before': {
      content: '""',
      position: 'absolute',
      inset: '-1px 0 auto',
      height: '3px',
      // Not the color of the bar's ruler, which is near.
      backgroundColor: palette.primary.main,
      transformOrigin: 'left',
      ...stepDuring(`${grow} linear both`),
    },
    '& figcaption': {
      position: 'absolute',
      left: 'var(--left)',
      right: 0,
      top: `calc(${belowBars} + 0.75rem)`,
    },
  },
};

const trackStyle = {
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference) and (min-height: 40rem)': {
      height: '320svh',
      viewTimeline: '--six-weeks',
      viewTimelineInset: `${space.navCompact} 0`,
      '&& > div': chartStyle,
    },
  },
};
