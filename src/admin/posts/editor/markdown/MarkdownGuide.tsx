import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIsPhone } from '#src/admin/adminLayout.ts';
import { AdminDialog } from '#src/admin/shared/dialogs/AdminDialog.tsx';
import { commandKeyName, markdownCommands, shortcutOf } from './markdownCommands.ts';

type MarkdownGuideProps = { isOpen: boolean; onClose(): void };

export function MarkdownGuide({ isOpen, onClose }: MarkdownGuideProps) {
  const id = useId();
  const isFullScreen = useIsPhone();
  return (
    <AdminDialog
      open={isOpen}
      fullScreen={isFullScreen}
      onClose={onClose}
      aria-labelledby={id}
      footer={
        <DialogActions>
          <Button autoFocus variant="outlined" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      }
    >
      <DialogTitle id={id}>Formatting guide</DialogTitle>
      {/* Taller than a phone screen, so keyboard users must be able to scroll it. */}
      <DialogContent role="region" aria-labelledby={id} tabIndex={0}>
        <GuideTable labelledBy={id} />
      </DialogContent>
    </AdminDialog>
  );
}

function GuideTable({ labelledBy }: { labelledBy: string }) {
  return (
    <Table size="small" aria-labelledby={labelledBy} sx={tableStyle}>
      <TableHead>
        <TableRow>
          <TableCell>Format</TableCell>
          <TableCell>Markdown</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {guideRows().map(({ name, example = '', shortcut = '' }) => (
          <TableRow key={name}>
            <TableCell>
              <Box sx={nameStyle}>
                {name} <span>{shortcut}</span>
              </Box>
            </TableCell>
            <TableCell>
              <Typography
                variant="code"
                sx={{ fontSize: 'caption.fontSize', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {example}
              </Typography>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** On a phone, the shortcut is below the name. */
const nameStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  '& span': { color: 'text.secondary' },
} as const;

const tableStyle = {
  '& :is(td, th)': { paddingInline: { xs: 1, sm: 2 } },
  '& :is(td, th):first-of-type': { paddingLeft: 0, width: { xs: '1%', sm: 'auto' } },
  '& :is(td, th):last-of-type': { paddingRight: 0 },
} as const;

type GuideRow = { name: string; example?: string | undefined; shortcut?: string };

function guideRows(): GuideRow[] {
  return [
    ...markdownCommands.map(({ name, example, key }) => ({ name, example, shortcut: shortcutOf(key) })),
    { name: 'Code block', example: '```ts\nconst a = 1;\n```' },
    { name: 'Image', example: '![alt text](/pics/web.svg)' },
    { name: 'New paragraph', example: 'One paragraph.\n\nThe next one.' },
    { name: 'Save for later', shortcut: `${commandKeyName()}+S` },
    { name: 'Create or update the post', shortcut: `${commandKeyName()}+Enter` },
    { name: 'This guide', shortcut: '? outside a field' },
  ];
}
