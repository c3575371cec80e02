import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Formik } from 'formik';
import { useId } from 'react';
import { FieldLabel } from '#src/components/form/FieldLabel.tsx';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { CloseIcon, DeleteIcon, ForwardIcon } from '#src/theme/icons.ts';

export function ControlSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Box key={size} sx={rowStyle}>
          <Button size={size} color="primary" endIcon={<ForwardIcon />}>
            The action
          </Button>
          <Button size={size}>Ink</Button>
          <Button size={size} variant="outlined">
            Outlined
          </Button>
          <Button size={size} color="error">
            Delete
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button size={size} loading loadingPosition="start">
            Sending
          </Button>
        </Box>
      ))}
      <Box sx={rowStyle}>
        <IconButton aria-label="Icon button">
          <CloseIcon />
        </IconButton>
        <IconButton aria-label="Outlined icon button" color="outlined">
          <ForwardIcon />
        </IconButton>
        <IconButton aria-label="Small icon button" size="small">
          <DeleteIcon />
        </IconButton>
        <ToggleButtonGroup exclusive value="new" aria-label="Status">
          <ToggleButton value="new">New</ToggleButton>
          <ToggleButton value="read">Read</ToggleButton>
          <ToggleButton value="replied">Replied</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box sx={rowStyle}>
        <Link href="#link">A link</Link>
        <Link href="#link" underline="hover">
          Hovered
        </Link>
        <Link href="#link" underline="none" variant="nav">
          Navigation
        </Link>
        <Link href="#link" underline="none" variant="nav" aria-current="page">
          Current page
        </Link>
      </Box>
      <Box sx={rowStyle}>
        <Chip component="button" clickable variant="filter" aria-pressed label="Chosen filter" />
        <Chip component="button" clickable variant="filter" aria-pressed={false} label="Other filter" />
        <Chip label="Tag" />
        <Chip size="small" label="Small tag" />
        <Chip size="small" variant="quiet" label="Quiet tag" />
        <Chip variant="badge" color="warning" label="New" />
        <Chip variant="badge" color="info" label="Read" />
        <Chip variant="badge" color="success" label="Replied" />
        <Chip variant="badge" color="draft" label="Draft" />
        <Chip variant="badge" label="Category" />
      </Box>
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };

const values = { public: '', default: '', long: 'hello@', service: '', message: '' };

export function FieldSpecimen() {
  const id = useId();
  return (
    <Formik initialValues={values} onSubmit={() => undefined}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField name="public" size="large" label="Public form" help="Help below the field" required />
        <FormTextField name="default" label="Default" placeholder="Placeholder" />
        <FormControl size="small">
          <FieldLabel htmlFor={`${id}-dense`}>Admin area</FieldLabel>
          <OutlinedInput id={`${id}-dense`} defaultValue="Dense" />
        </FormControl>
        <FormControl disabled>
          <FieldLabel htmlFor={`${id}-disabled`}>Disabled</FieldLabel>
          <OutlinedInput id={`${id}-disabled`} defaultValue="Cannot be changed" />
        </FormControl>
        <FormTextField name="long" label="With an error" max={5} required />
        <FormTextField name="service" label="Service" placeholder="Select a service" options={['Branding']} />
        <FormTextField name="message" label="Message" rows={3} />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Publish immediately" />
        <FormControlLabel control={<Checkbox />} label="Not chosen" />
      </Box>
    </Formik>
  );
}
