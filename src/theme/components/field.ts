import type { Components, Theme } from '@mui/material/styles';
import { ExpandIcon } from '#src/theme/icons.ts';
import { shape, space, type } from '#src/theme/theme.ts';

/** Labels are above the field, never inside; `large` is for public forms. */
export const field: Components<Theme> = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: type.buttonDense,
        fontWeight: 600,
        lineHeight: 1.4,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: 'none',
        marginBottom: '0.375rem',
        transform: 'none',
        whiteSpace: 'normal',
        variants: [{ props: { size: 'large' }, style: { marginBottom: '0.5rem', fontSize: type.h6.size } }],
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme: { vars } }) => ({
        '&::placeholder': { color: vars.palette.text.hint, opacity: 1 },
        '&.Mui-disabled, &:read-only:not(select)': { color: vars.palette.text.secondary },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        ...outlines(theme),
        minHeight: space.control.medium,
        fontSize: '1rem',
        backgroundColor: theme.vars.palette.background.paper,
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
        '& .MuiNativeSelect-icon': { right: '0.5rem', color: theme.vars.palette.text.primary },
        variants: [
          {
            props: { size: 'small' },
            style: {
              minHeight: space.control.small,
              fontSize: type.buttonDense,
              '@media (pointer: coarse)': { minHeight: space.control.medium, fontSize: '1rem' },
              '& .MuiOutlinedInput-input': { padding: '0.25rem 0.625rem' },
              '& .MuiNativeSelect-select': { padding: '0.5rem 0.75rem' },
            },
          },
          {
            props: { size: 'large' },
            style: {
              minHeight: space.control.large,
              fontSize: type.body1.size,
              // The outline overlays the box, so the margin makes room for it.
              '& .MuiOutlinedInput-input': { margin: '1px', padding: '0.5rem 1rem', lineHeight: 1.5 },
              '& textarea.MuiOutlinedInput-input': { paddingBlock: '0.875rem' },
              '& .MuiNativeSelect-select': ownMenu(theme),
            },
          },
        ],
      }),
      input: {
        padding: '0.5rem 0.75rem',
        height: 'auto',
        lineHeight: 1.45,
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      multiline: { padding: 0, '& textarea': { resize: 'vertical' } },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': {
          padding: 0,
          '& .MuiAutocomplete-input': { padding: '0.5rem 0.75rem' },
        },
      },
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.line.control}` }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandIcon },
    styleOverrides: { select: { '&&&': { paddingRight: '2.5rem' }, textOverflow: 'ellipsis' } },
  },
  MuiInputAdornment: {
    styleOverrides: {
      positionStart: {
        margin: '0 0 0 0.25rem',
        color: 'inherit',
        pointerEvents: 'none',
        variants: [{ props: { size: 'large' }, style: { margin: 0 } }],
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { color: 'secondary' },
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.line.control }) },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontWeight: 500 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '0.375rem 0 0',
        color: theme.vars.palette.text.hint,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 500 },
        variants: [{ props: { size: 'large' }, style: { marginTop: '0.5rem' } }],
      }),
    },
  },
};

/** Where the browser allows it, the list of options looks like the site's. Touchscreens keep their own. */
function ownMenu({ vars: { palette } }: Theme) {
  return {
    '@media (pointer: fine)': {
      '@supports (appearance: base-select)': {
        '&, &::picker(select)': { appearance: 'base-select' },
        '&::picker-icon': { display: 'none' },
        '&::picker(select)': {
          marginTop: '0.25rem',
          border: `1px solid ${palette.line.control}`,
          borderRadius: `${shape.control}px`,
          padding: '0.25rem',
          backgroundColor: palette.background.paper,
          color: palette.text.primary,
        },
        '& option': { padding: '0.5rem 0.75rem', borderRadius: `${shape.badge}px` },
        '& option:is(:hover, :focus)': { backgroundColor: palette.background.sunk },
        '& option:checked': { fontWeight: 600 },
        '& option::checkmark': { display: 'none' },
      },
    },
  };
}

function outlines({ vars: { palette } }: Theme) {
  const edge = '& .MuiOutlinedInput-notchedOutline';
  return {
    [edge]: { borderColor: palette.line.control },
    '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.text.primary },
    // Prerendered fields have no focus class; `:where` lets error colors win.
    '&.Mui-focused, &:where(:has(> .MuiInputBase-input:focus))': {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: '-1px',
      [edge]: { borderColor: palette.text.primary, borderWidth: 1 },
    },
    '&.Mui-error': {
      outlineColor: palette.error.main,
      [edge]: { borderColor: palette.error.main, borderWidth: 2 },
    },
    '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: palette.line.control },
  };
}
