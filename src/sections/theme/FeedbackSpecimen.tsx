import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import SnackbarContent from '@mui/material/SnackbarContent';
import { DataGrid } from '@mui/x-data-grid';

export function FeedbackSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          An alert that says {severity}.
        </Alert>
      ))}
      <SnackbarContent message="Failed to delete submission" action={<Button variant="text">Retry</Button>} />
      <CircularProgress />
      <Dialog
        open
        fullWidth
        hideBackdrop
        disablePortal
        disableScrollLock
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        sx={{ position: 'static', '& .MuiDialog-container': { height: 'auto' } }}
      >
        <DialogTitle component="p">Delete this post?</DialogTitle>
        <DialogContent>Are you sure you want to delete this blog post?</DialogContent>
        <DialogActions>
          <Button variant="outlined">Cancel</Button>
          <Button color="error">Delete</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

const columns = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'service', headerName: 'Service', flex: 1 },
];

const rows = [
  { id: 1, name: 'Ines Calloway', service: 'App Development' },
  { id: 2, name: 'Peter Hsu', service: 'AI/ML Solutions' },
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
