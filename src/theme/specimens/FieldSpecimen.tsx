import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';

export function FieldSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextField size="large" label="Public form" helperText="Help below the field" />
      <TextField label="Default" placeholder="Placeholder" />
      <TextField size="small" label="Back office" defaultValue="Dense" />
      <TextField
        label="With an error"
        error
        defaultValue="hello@"
        helperText="Please enter a full address."
      />
      <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
      <TextField select label="Service" slotProps={{ select: { native: true } }}>
        <option>Select a service</option>
        <option>Web Development</option>
      </TextField>
      <TextField multiline rows={3} label="Message" sx={{ gridColumn: '1 / -1' }} />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Publish immediately" />
      <FormControlLabel control={<Checkbox />} label="Not chosen" />
    </Box>
  );
}
