import type { Components, Theme } from '@mui/material/styles';
import { hairline } from '#src/theme/mixins.ts';
import { shape, type } from '#src/theme/theme.ts';

/** In units of the spinner's 44-unit drawing. */
const ringThickness = 6;

const ringLength = Math.PI * (44 - ringThickness);

export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        alignItems: 'flex-start',
        padding: '0.75rem 1rem',
        border: '1px solid currentColor',
        borderLeftWidth: 4,
        borderRadius: 0,
        lineHeight: 1.45,
        textWrap: 'pretty',
        variants: (['success', 'info', 'warning', 'error'] as const).map((severity) => ({
          props: { severity },
          style: {
            color: vars.palette[severity].main,
            backgroundColor: vars.palette[severity].light,
          },
        })),
      }),
      // Aligned with a button next to it.
      message: { alignSelf: 'center', padding: 0 },
      action: { padding: 0, margin: '0 0 0 auto' },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.band.line}`,
        borderRadius: 0,
        backgroundColor: theme.vars.palette.band.main,
        color: theme.vars.palette.band.text,
        '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
        // Its background is barely darker than the page, so it needs a border.
        ...theme.applyStyles('dark', { borderColor: theme.vars.palette.line.control }),
      }),
      action: { gap: '0.5rem' },
    },
  },
  MuiCircularProgress: {
    // A ring in the text color, with one quarter in the accent color.
    defaultProps: {
      color: 'inherit',
      size: '1.25rem',
      thickness: ringThickness,
      disableShrink: true,
      enableTrackSlot: true,
    },
    styleOverrides: {
      root: { flex: 'none', animationDuration: '900ms' },
      track: { opacity: 1 },
      circle: ({ theme }) => ({
        stroke: theme.vars.palette.primary.main,
        strokeDasharray: `${ringLength / 4}px, ${ringLength}px`,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }) },
  },
  MuiTooltip: {
    // It names what is below it, and must not catch the clicks on its neighbors.
    defaultProps: { disableInteractive: true },
    styleOverrides: {
      tooltip: ({ theme: { vars } }) => ({
        padding: '0.375rem 0.625rem',
        borderRadius: shape.badge,
        backgroundColor: vars.palette.text.primary,
        color: vars.palette.background.default,
        fontSize: type.caption.size,
        // After a tap, it would stay over its neighbors.
        '@media (hover: none)': { display: 'none' },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.line.control}`,
        backgroundColor: theme.vars.palette.background.default,
        variants: [{ props: { fullScreen: true }, style: { border: 0 } }],
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '1rem 1.5rem',
        [theme.breakpoints.down('sm')]: { paddingInline: '1rem' },
        borderBottom: hairline,
        fontSize: type.h4.size,
        lineHeight: type.h4.line,
        letterSpacing: type.h4.spacing,
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        '.MuiDialogTitle-root + &': {
          padding: '1.25rem 1.5rem',
          [theme.breakpoints.down('sm')]: { paddingInline: '1rem' },
        },
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: '0.75rem',
        padding: '1rem 1.5rem',
        borderTop: hairline,
        [theme.breakpoints.down('sm')]: { paddingInline: '1rem', '& > button': { flex: '1 1 auto' } },
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [{ props: { invisible: false }, style: { backgroundColor: theme.vars.palette.scrim } }],
      }),
    },
  },
};
