import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import SnackbarContent from '@mui/material/SnackbarContent';

export function SurfaceSpecimen() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
        <Alert key={severity} severity={severity}>
          An alert that says {severity}.
        </Alert>
      ))}
      <SnackbarContent message="Failed to delete submission" action={<Button variant="text">Retry</Button>} />
      <Paper variant="outlined" sx={{ padding: 2 }}>
        A card of the admin area, with a spinner <CircularProgress size="1rem" />
      </Paper>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Avatar>RA</Avatar>
        <Rating readOnly value={4} />
      </Box>
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
