import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ForwardIcon } from '#src/theme/icons.ts';

export function BandSpecimen() {
  return (
    <Paper variant="band" sx={{ display: 'grid', gap: 2, justifyItems: 'start', padding: 3 }}>
      <Typography variant="h3" component="p">
        Start with a sentence.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Supporting text on a band
      </Typography>
      <Button color="primary" size="large" endIcon={<ForwardIcon />}>
        The action
      </Button>
      <Button variant="outlined" size="large">
        Outlined
      </Button>
      <Link href="#link" variant="body2" underline="hover" color="textSecondary">
        A link of the footer
      </Link>
    </Paper>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'service', headerName: 'Service', flex: 1 },
  { field: 'date', headerName: 'Date', flex: 1 },
];

const rows = [
  { id: 1, name: 'Ines Calloway', service: 'App Development', date: '3/14/2024, 9:12 AM' },
  { id: 2, name: 'Peter Hsu', service: 'AI/ML Solutions', date: '3/14/2024, 8:40 AM' },
  { id: 3, name: 'Amara Diallo', service: 'Smart Branding', date: '3/13/2024, 5:55 PM' },
];

export function GridSpecimen() {
  return (
    <DataGrid
      aria-label="Data grid"
      columns={columns}
      rows={rows}
      rowSelectionModel={{ type: 'include', ids: new Set([2]) }}
      hideFooterSelectedRowCount
    />
  );
}
