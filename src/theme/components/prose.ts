import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { hairline } from '#src/theme/mixins.ts';
import { shape, space } from '#src/theme/theme.ts';

export function prose(theme: Theme) {
  const { palette } = theme.vars;
  return {
    typography: 'article',
    overflowWrap: 'break-word',
    '& > *': { maxWidth: space.measure },
    // Each paragraph in the direction of its script.
    '& :is(p, li, h2, h3, h4)': { unicodeBidi: 'plaintext' as const },
    '& > * + *': { marginTop: '1.25em' },
    '& h2': {
      ...theme.typography.h3,
      fontSize: 'min(clamp(1.75rem, 1.7rem + 1 * var(--vw) - 3.2px, 2.375rem), 12.5 * var(--vw))',
      letterSpacing: '-0.03em',
      marginTop: '1.5em',
    },
    '& :is(h3, h4, h5, h6)': { ...theme.typography.h4, marginTop: '1.75em' },
    '& :is(h2, h3, h4, h5, h6) + *': { marginTop: '0.75em' },
    '&& > :not(* + *)': { marginTop: 0 },
    '& :is(ul, ol)': { display: 'grid', gap: '0.5em', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li': { position: 'relative', paddingLeft: '1.75rem' },
    '& li > :is(ul, ol)': { marginTop: '0.5em' },
    '& ul > li:not(.task-list-item)::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '0.74em',
      width: '0.875rem',
      // A border, because browsers do not print backgrounds.
      borderTop: `2px solid ${palette.primary.main}`,
    },
    '& .task-list-item > input': { position: 'absolute', left: 0, top: '0.35em', margin: 0 },
    '& ol > li::before': {
      content: 'counter(list-item)',
      position: 'absolute',
      left: 0,
      fontWeight: 600,
      forcedColorAdjust: 'auto' as const,
    },
    '& a': {
      position: 'relative',
      color: 'inherit',
      textDecorationColor: palette.primary.main,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
      '&:hover': { textDecorationThickness: '4px' },
    },
    '& strong': { fontWeight: 600 },
    // The font has no italic, so the browser slants it.
    '& em': { fontStyle: 'italic', fontSynthesis: 'style' },
    '& > p:has(> img:only-child)': { maxWidth: 'none' },
    '& img': { backgroundColor: palette.background.sunk },
    // An image with a `width` attribute reserves its own space.
    '& img:not([width])': { width: '100%', aspectRatio: 'auto 4 / 3' },
    '& hr': { border: 0, borderTop: hairline },
    '& .sr-only': visuallyHidden,
    ...code(theme),
    ...quote(theme),
    ...table(theme),
  };
}

function code({ typography, vars: { palette } }: Theme) {
  return {
    '& code': {
      fontFamily: typography.code.fontFamily,
      fontSize: '0.86em',
      padding: '0.125em 0.35em',
      borderRadius: `${shape.badge}px`,
      backgroundColor: palette.background.code,
    },
    '& pre': {
      ...typography.body2,
      ...typography.code,
      maxWidth: 'none',
      marginBottom: 0,
      overflow: 'auto',
      padding: '1.25rem 1.5rem',
      border: `1px solid ${palette.band.line}`,
      backgroundColor: palette.band.main,
      color: palette.band.text,
      tabSize: 2,
    },
    '& pre code': { fontSize: 'inherit', padding: 0, background: 'none' },
    '& :is(.hljs-comment, .hljs-quote, .hljs-meta)': { color: palette.band.textHint },
    '& :is(.hljs-keyword, .hljs-selector-tag, .hljs-built_in, .hljs-literal)': {
      color: palette.band.accentText,
    },
    '& :is(.hljs-string, .hljs-number, .hljs-attr)': { color: palette.band.textSecondary },
  };
}

function quote({ typography, vars: { palette } }: Theme) {
  return {
    '& blockquote': {
      ...typography.h3,
      fontSize: 'clamp(1.5rem, 1.4rem + 0.8 * var(--vw) - 1.6px, 2rem)',
      lineHeight: 1.16,
      letterSpacing: '-0.024em',
      paddingTop: '1.25rem',
      borderTop: `4px solid ${palette.text.primary}`,
      margin: '2em 0',
    },
    '& blockquote p + p': { marginTop: '0.6em' },
  };
}

function table({ vars: { palette } }: Theme) {
  return {
    '& [data-table]': { maxWidth: 'none', overflowX: 'auto' },
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: '1rem',
      lineHeight: 1.4,
    },
    // Two or three columns fit on a phone.
    '& table:has(th:nth-of-type(4))': {
      minWidth: '34rem',
      '& :is(td, th):first-child': { minWidth: '9rem' },
    },
    '& td': { padding: '0.75rem 1.5rem 0.75rem 0', borderBottom: hairline },
    // On a phone, the rows keep their names while the figures scroll. On paper, their background would cover the lines.
    '@media screen': {
      '& :is(td, th):first-child': {
        position: 'sticky',
        left: 0,
        backgroundColor: palette.background.default,
      },
    },
    '& :is(th, thead td)': {
      textAlign: 'left',
      fontWeight: 600,
      padding: '0.625rem 1.5rem 0.625rem 0',
      borderBottom: `2px solid ${palette.text.primary}`,
    },
    '& :is(td, th):last-child': { paddingRight: 0 },
  };
}
