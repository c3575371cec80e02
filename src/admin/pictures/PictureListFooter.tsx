import Box from '@mui/material/Box';
import { AccessibleDisabledButton } from '#src/admin/shared/AccessibleDisabledButton.tsx';
import { summaryStyle } from '#src/admin/shared/list/listStyles.ts';
import type { PictureListState } from './usePictureList.ts';

type PictureListFooterProps = { list: PictureListState; onShowOlder(): void };

export function PictureListFooter({ list, onShowOlder }: PictureListFooterProps) {
  const { pictures, cursor, isFetching } = list;
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`;
  return (
    <Box sx={[summaryStyle, footerStyle]}>
      <span role="status">{cursor ? `${count}, older ones follow` : count}</span>
      <AccessibleDisabledButton
        variant="outlined"
        size="small"
        disabled={!cursor || isFetching}
        onClick={onShowOlder}
      >
        {cursor ? 'Show older' : 'All shown'}
      </AccessibleDisabledButton>
    </Box>
  );
}

const footerStyle = {
  flex: 'none',
  paddingInline: { xs: 2, sm: 3 },
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
