import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contactForm } from '#src/content/inquiry.ts';
import { submissionFieldNames, submissionFields } from '#src/features/submissions/data/submissionFields.ts';

const requiredNames = submissionFieldNames.filter((name) => submissionFields[name].isRequired);

/** Visual only, and works without JavaScript: the styles follow the validity of the fields. */
export function RequiredFieldsProgress() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, displayPrint: 'none' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.hint' }}>
        {contactForm.required}
      </Typography>
      <Box component="ol" sx={marksStyle}>
        {requiredNames.map((name) => (
          <li key={name} data-mark={name}>
            {submissionFields[name].label}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function marksStyle({ vars: { palette }, mixins }: Theme) {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
    typography: 'caption',
    color: palette.text.hint,
    '& li': {
      position: 'relative',
      padding: '0.5rem 0 0 0.5rem',
      borderTop: `1px solid ${palette.line.tick}`,
    },
    '& li::before': {
      ...mixins.accentLine,
      top: '-2px',
      height: '4px',
      backgroundColor: palette.text.primary,
    },
    '& li::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 0,
      width: '1px',
      height: '8px',
      backgroundColor: palette.line.tick,
    },
    ...Object.assign({}, ...requiredNames.map((name) => markStyle(name, palette.text.primary))),
  };
}

function markStyle(name: string, color: string) {
  const mark = `form:has([name=${name}]:not(:invalid, [aria-invalid=true])) & [data-mark=${name}]`;
  return { [mark]: { color }, [`${mark}::before`]: { transform: 'none' } };
}
