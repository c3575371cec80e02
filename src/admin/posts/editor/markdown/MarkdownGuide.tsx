import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LargeDialog } from '#src/admin/shared/dialogs/LargeDialog.tsx';
import { commandKeyName, markdownCommands, shortcutOf } from './markdownCommands.ts';

export function MarkdownGuide({ onClose }: { onClose(): void }) {
  return (
    <LargeDialog title="Formatting Guide" subtitle="Markdown and shortcuts" onClose={onClose}>
      {/* Taller than a phone screen, so keyboard users must be able to scroll it. */}
      <DialogContent role="region" aria-label="Formats" tabIndex={0}>
        <Table size="small" aria-label="Formatting Guide" sx={tableStyle}>
          <TableHead>
            <TableRow>
              <TableCell>Format</TableCell>
              <TableCell>Markdown</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {guideRows().map((row) => (
              <GuideTableRow key={row.name} {...row} />
            ))}
          </TableBody>
        </Table>
      </DialogContent>
    </LargeDialog>
  );
}

function GuideTableRow({ name, example = '', shortcut = '' }: GuideRow) {
  return (
    <TableRow>
      <TableCell>
        <Box sx={nameStyle}>
          {name} <span>{shortcut}</span>
        </Box>
      </TableCell>
      <TableCell>
        <Typography variant="code" sx={exampleStyle}>
          {example}
        </Typography>
      </TableCell>
    </TableRow>
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

const exampleStyle = {
  fontSize: 'caption.fontSize',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
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
    { name: 'Next cell, new row', shortcut: 'Tab, Enter' },
    { name: 'Indent an item', example: '- item\n   - below it', shortcut: shortcutOf('Mod-]') },
    { name: 'Checklist', example: '- [ ] to do\n- [x] done' },
    { name: 'Strikethrough', example: '~~old price~~' },
    { name: 'Footnote', example: 'A claim.[^1]\n\n[^1]: Its source.' },
    { name: 'Code block', example: '```ts\nconst a = 1;\n```' },
    { name: 'Image', example: '![alt text](/pics/web.svg)' },
    { name: 'New paragraph', example: 'One paragraph.\n\nThe next one.' },
    { name: 'Save for Later', shortcut: `${commandKeyName()}+S` },
    { name: 'Create or update the post', shortcut: `${commandKeyName()}+Enter` },
    { name: 'Open this guide', shortcut: '? (when you aren’t typing)' },
  ];
}
