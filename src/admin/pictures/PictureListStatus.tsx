import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/ui/Loading.tsx';
import { pictureMessages } from '#src/features/pictures/picture.ts';
import type { PictureListState } from './usePictureList.ts';

type PictureListStatusProps = { list: PictureListState };

export function PictureListStatus({ list }: PictureListStatusProps) {
  const { pictures, cursor, isFetching, error, readOn } = list;
  if (isFetching) return <Loading label="Loading pictures..." />;
  if (error === pictureMessages.unavailable) {
    return (
      <Alert severity="info" sx={{ margin: { xs: 2, sm: 3 } }}>
        {error}: Firebase Storage is not set up for its project. Pictures from elsewhere can be used by their
        address.
      </Alert>
    );
  }
  if (error) return <ReadFailure message={error} onRetry={readOn} />;
  if (pictures.length > 0 || cursor) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, padding: 'clamp(2rem, 6vw, 5rem) clamp(1.25rem, 3vw, 2rem)' }}>
      <Typography variant="h4" component="p">
        No pictures yet.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Drop one into the text of a post, paste it there, or choose a file with the picture tool above the
        text.
      </Typography>
    </Box>
  );
}
