import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';

/** What ties an input, textarea or select to its label and note. */
export type FieldWiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type PlainFieldProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  /** Below the field; an error takes its place. */
  help?: string | undefined;
  error?: string | undefined;
  /** The native control. */
  children: (wiring: FieldWiring) => ReactElement;
};

/**
 * A field of the public pages: label above, a native control dressed like the theme's fields, help or error below.
 * It works before the page's script does, and public pages need no more than this.
 */
export function PlainField({ id, label, isOptional = false, help, error, children }: PlainFieldProps) {
  const note = error ?? help;
  const wiring: FieldWiring = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h6" component="label" htmlFor={id} sx={{ lineHeight: 1.4 }}>
        {label}
        {isOptional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.hint' }}>
            {' '}
            optional
          </Box>
        )}
      </Typography>
      <Box sx={controlStyle}>{children(wiring)}</Box>
      {note && (
        <Typography
          id={`${id}-note`}
          variant="caption"
          sx={error ? { color: 'error.main', fontWeight: 500 } : { color: 'text.hint' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

function controlStyle({ vars: { palette }, typography, layout, shape }: Theme) {
  return {
    position: 'relative',
    '& :is(input, select, textarea)': {
      ...typography.body1,
      lineHeight: 1.5,
      display: 'block',
      width: '100%',
      minHeight: layout.control.large,
      margin: 0,
      padding: '0.5rem 1rem',
      border: `1px solid ${palette.line.control}`,
      borderRadius: `${shape.borderRadius}px`,
      backgroundColor: palette.background.paper,
      color: palette.text.primary,
      '&:hover': { borderColor: palette.text.primary },
      '&:focus': { outline: `2px solid ${palette.text.primary}`, outlineOffset: '-1px' },
      '&[aria-invalid]': {
        borderColor: palette.error.main,
        boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
        '&:focus': { outlineColor: palette.error.main },
      },
      '&:is([readonly], :disabled)': {
        backgroundColor: palette.background.default,
        color: palette.text.secondary,
        opacity: 1,
      },
      '&::placeholder': { color: palette.text.hint, opacity: 1 },
    },
    '& textarea': { paddingBlock: '0.875rem', resize: 'vertical' },
    '& select': { appearance: 'none', paddingRight: '2.5rem', textOverflow: 'ellipsis' },
    '&:has(select)::after': {
      content: '""',
      position: 'absolute',
      right: '1rem',
      top: '50%',
      width: '0.5rem',
      height: '0.5rem',
      marginTop: '-0.4rem',
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    },
  };
}
