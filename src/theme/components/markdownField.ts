import type { Theme } from '@mui/material/styles';
import { shape, space } from '#src/theme/theme.ts';

/** For CodeMirror's `EditorView.theme`: styles the text like the article (`prose.ts`). */
export function markdownField(theme: Theme): Record<string, Record<string, string | number>> {
  const { palette } = theme.vars;
  const article = roleOf(theme, 'article');
  const caption = roleOf(theme, 'caption');
  const { code } = theme.typography;
  const codeFont = { fontFamily: code.fontFamily ?? '', fontSize: '0.86em' };
  return {
    '&': { flex: 1, minWidth: 0, alignSelf: 'stretch' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { ...article, overflow: 'auto', overflowX: 'hidden' },
    '.cm-content': { minHeight: '15lh', padding: '0.625rem 0 1.5rem', caretColor: palette.text.primary },
    '.cm-line': { maxWidth: `calc(${space.measure} + 1.5rem)`, padding: '0 0.75rem' },
    '.cm-mark': { color: palette.text.hint, fontWeight: 400, fontStyle: 'normal' },
    '.cm-heading': { ...roleOf(theme, 'h3'), fontSize: '1.75rem', paddingTop: '0.25em' },
    '.cm-subheading': { ...roleOf(theme, 'h4'), paddingTop: '0.25em' },
    '.cm-strong': { fontWeight: 600 },
    '.cm-emphasis': { fontStyle: 'italic', fontSynthesis: 'style' },
    '.cm-deleted': { textDecoration: 'line-through' },
    '.cm-link': {
      textDecoration: 'underline',
      textDecorationColor: palette.primary.main,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
    '.cm-link .cm-mark': { overflowWrap: 'anywhere' },
    '.cm-item': {
      paddingLeft: 'calc(0.75rem + var(--depth, 1) * 1.75rem)',
      textIndent: '-1.75rem',
    },
    '.cm-continued': { textIndent: 0 },
    '.cm-listMark': {
      display: 'inline-block',
      minWidth: '1.75rem',
      whiteSpace: 'pre',
      textIndent: 0,
      color: palette.text.accent,
      fontWeight: 600,
    },
    '.cm-task': codeFont,
    '.cm-quote': {
      marginLeft: '0.75rem',
      paddingLeft: '1rem',
      borderLeft: `4px solid ${palette.text.primary}`,
      fontWeight: 500,
    },
    '.cm-inlineCode': {
      ...codeFont,
      padding: '0.125em 0.25em',
      borderRadius: `${shape.badge}px`,
      backgroundColor: palette.background.code,
    },
    '.cm-code': {
      ...codeFont,
      maxWidth: 'none',
      marginInline: '0.75rem',
      backgroundColor: palette.background.code,
      lineHeight: 1.6,
      tabSize: 2,
    },
    '.cm-table': { ...codeFont, maxWidth: 'none', lineHeight: 1.6 },
    '.cm-rule': {
      minHeight: '1lh',
      backgroundImage: `linear-gradient(${palette.line.tick}, ${palette.line.tick})`,
      backgroundOrigin: 'content-box',
      backgroundSize: '100% 1px',
      backgroundPosition: '0 50%',
      backgroundRepeat: 'no-repeat',
    },
    '.cm-picture, .cm-upload': { display: 'block', textIndent: 0 },
    '.cm-picture img': {
      display: 'block',
      width: 'auto',
      maxWidth: '100%',
      height: 'auto',
      maxHeight: '24rem',
      backgroundColor: palette.background.sunk,
    },
    '.cm-caption': {
      ...caption,
      display: 'block',
      padding: '0.375rem 0 0.5rem',
      color: palette.text.secondary,
    },
    '.cm-pictureError': { ...caption, display: 'block', color: palette.error.main },
    '.cm-upload': {
      ...caption,
      padding: '1rem',
      border: `1px dashed ${palette.line.control}`,
      backgroundColor: palette.background.sunk,
      color: palette.text.secondary,
      fontWeight: 600,
    },
    '.cm-panels': { backgroundColor: palette.background.default, color: palette.text.primary, zIndex: 0 },
    '.cm-panels-top': { borderBottom: `1px solid ${palette.divider}` },
    '.cm-panel.cm-search': {
      ...roleOf(theme, 'body2'),
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0.5rem 0.75rem',
      padding: '0.75rem 3rem 0.75rem 0.75rem',
    },
    '.cm-panel.cm-search br': { display: 'none' },
    '.cm-panel.cm-search label': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.375rem',
      minHeight: '2.75rem',
      margin: 0,
      fontSize: 'inherit',
    },
    '.cm-panel.cm-search input[type=checkbox]': {
      width: '1.125rem',
      height: '1.125rem',
      margin: 0,
      accentColor: palette.text.primary,
    },
    '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search button': {
      minHeight: '2.75rem',
      margin: 0,
      padding: '0 0.75rem',
      border: `1px solid ${palette.line.control}`,
      borderRadius: `${theme.shape.borderRadius}px`,
      background: palette.background.default,
      color: palette.text.primary,
      font: 'inherit',
    },
    // So wide that only buttons fit beside it.
    '.cm-panel.cm-search .cm-textfield': { flex: '1 1 max(60%, 14rem)', minWidth: 0 },
    '.cm-panel.cm-search button': { cursor: 'pointer' },
    '.cm-panel.cm-search button:hover': { backgroundColor: palette.background.paper },
    '.cm-panel.cm-search :is(input, button):focus-visible': {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: '-1px',
    },
    '.cm-panel.cm-search button[name=close]': {
      position: 'absolute',
      top: '0.75rem',
      right: '0.25rem',
      width: '2.75rem',
      padding: 0,
      border: 0,
      fontSize: '1.5rem',
    },
    '.cm-searchMatch': { backgroundColor: palette.warning.light, color: palette.warning.main },
    '.cm-searchMatch-selected': {
      backgroundColor: palette.selection.main,
      color: palette.selection.contrastText,
    },
  };
}

/** A typography role without the parts that CodeMirror's styles do not support. */
function roleOf({ typography }: Theme, role: 'article' | 'body2' | 'caption' | 'h3' | 'h4') {
  const {
    fontFamily = '',
    fontSize = '',
    lineHeight = '',
    letterSpacing = '',
    fontWeight = '',
  } = typography[role];
  return { fontFamily, fontSize, lineHeight, letterSpacing, fontWeight };
}
