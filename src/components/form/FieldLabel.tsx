import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';

type FieldLabelProps = {
  htmlFor: string;
  isOptional?: boolean;
  children: string;
};

export function FieldLabel({ htmlFor, isOptional = false, children }: FieldLabelProps) {
  return (
    <InputLabel htmlFor={htmlFor}>
      {children}
      {isOptional && (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.hint' }}>
          {' '}
          optional
        </Box>
      )}
    </InputLabel>
  );
}
