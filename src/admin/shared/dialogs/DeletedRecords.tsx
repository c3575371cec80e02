import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '#src/admin/shared/adminLayout.ts';
import { restorableDays } from '#src/admin/shared/deletedRecords.ts';
import { formatDateTime } from '#src/admin/shared/formatDateTime.ts';
import { ReadFailure } from '#src/admin/shared/ReadFailure.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { LargeDialog } from './LargeDialog.tsx';

type DeletedRecord = { id: string; name: string; text: string; deletedAt: number };

type DeletedRecordsProps<Data, Row extends DeletedRecord, Key extends QueryKey> = {
  title: string;
  query: UseQueryOptions<Data, Error, readonly Row[], Key>;
  /** The most that the query returns. */
  max?: number;
  actions(row: Row, close: () => void): ReactNode;
};

/** A button that opens the list of deleted records that can be restored. */
export function DeletedRecords<Data, Row extends DeletedRecord, Key extends QueryKey>(
  props: DeletedRecordsProps<Data, Row, Key>,
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={useIsPhone() ? 'outlined' : 'text'} size="small" onClick={() => setIsOpen(true)}>
        {props.title}
      </Button>
      {isOpen && <DeletedRecordsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function DeletedRecordsDialog<Data, Row extends DeletedRecord, Key extends QueryKey>(
  props: DeletedRecordsProps<Data, Row, Key> & { onClose(): void },
) {
  const { title, query, max, actions, onClose } = props;
  const { data: rows, error, isFetching, refetch } = useQuery(query);
  const inSentence = title.toLowerCase();
  return (
    <LargeDialog title={title} subtitle={`Can be restored for ${restorableDays} days`} onClose={onClose}>
      <Box tabIndex={-1} data-list-root="" sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <List aria-label={title} disablePadding>
          {rows?.map((row) => (
            <ListItem key={row.id} divider sx={rowStyle}>
              <ListItemText
                primary={<b>{row.name}</b>}
                secondary={`${row.text}\nDeleted ${formatDateTime(row.deletedAt)}`}
                slotProps={{ secondary: { sx: { whiteSpace: 'pre-line' } } }}
                sx={{ flex: '1 1 16rem' }}
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions(row, onClose)}</Box>
            </ListItem>
          ))}
        </List>
        {isFetching && <Loading label={`Loading ${inSentence}...`} />}
        {!isFetching && error && <ReadFailure message={error.message} onRetry={() => void refetch()} />}
        {rows?.length === 0 && <Typography sx={noteStyle}>{`No ${inSentence}.`}</Typography>}
        {max !== undefined && rows?.length === max && (
          <Typography sx={noteStyle}>{`Only the latest ${max} are listed.`}</Typography>
        )}
      </Box>
    </LargeDialog>
  );
}

const noteStyle = { padding: { xs: 2, sm: 3 } } as const;

const rowStyle = {
  flexWrap: 'wrap',
  gap: 1,
  paddingInline: { sm: 3 },
  overflowWrap: 'anywhere',
} as const;
