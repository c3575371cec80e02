import Typography from '@mui/material/Typography';
import { dashboardMessages } from '#src/admin/submissions/messages.ts';

export function NoSubmissions({ isFiltered }: { isFiltered: boolean }) {
  return (
    <>
      <Typography>{dashboardMessages.none}</Typography>
      {!isFiltered && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Inquiries from the contact form appear here.
        </Typography>
      )}
    </>
  );
}
