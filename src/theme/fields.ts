import type { Components, Theme } from '@mui/material/styles';
import { Chevron } from './Chevron.tsx';
import { space, type } from './theme.ts';

/** What is typed into and chosen from: the label stands above, never inside. */
export const fields: Components<Theme> = {
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
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.vars.palette.text.hint, opacity: 1 },
        '&.Mui-disabled': {
          color: theme.vars.palette.text.secondary,
          WebkitTextFillColor: 'currentColor',
        },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: space.control.medium,
        fontSize: '1rem',
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.line.control },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
          borderWidth: 2,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.error.main,
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.line.control,
        },
        '& :is(.MuiSelect-icon, .MuiNativeSelect-icon)': {
          right: '1rem',
          top: 'calc(50% - 0.5rem)',
          color: theme.vars.palette.text.primary,
        },
        '&.MuiInputBase-sizeSmall': {
          minHeight: space.control.small,
          fontSize: type.buttonDense,
          '@media (pointer: coarse)': { minHeight: space.control.medium, fontSize: '1rem' },
        },
        '&.MuiInputBase-sizeLarge': {
          minHeight: space.control.large,
          fontSize: type.body1.size,
          '& .MuiOutlinedInput-input': { paddingInline: '1rem' },
          '& textarea': { paddingBlock: '0.875rem' },
        },
      }),
      input: {
        padding: '0.5rem 0.75rem',
        height: 'auto',
        lineHeight: 1.45,
        '&.MuiInputBase-inputSizeSmall': { padding: '0.25rem 0.625rem' },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      multiline: { padding: 0, '& textarea': { resize: 'vertical' } },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: Chevron } },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: { select: { '&&&': { paddingRight: '2.5rem' } } },
  },
  MuiCheckbox: {
    defaultProps: { color: 'secondary' },
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.line.control, fontSize: '1.5rem' }),
    },
  },
  MuiRadio: {
    defaultProps: { color: 'secondary' },
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.line.control, fontSize: '1.5rem' }) },
  },
  MuiSwitch: { defaultProps: { color: 'secondary' } },
  MuiFormControlLabel: { styleOverrides: { label: { fontWeight: 500 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '0.375rem 0 0',
        color: theme.vars.palette.text.hint,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: 500 },
      }),
    },
  },
};
