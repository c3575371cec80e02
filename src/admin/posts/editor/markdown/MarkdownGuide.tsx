import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { markdownCommands, shortcutOf } from './markdownCommands.ts';

/** The Markdown formatting guide of the post form (spec 5), folded away until it is asked for. */
export function MarkdownGuide() {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ marginLeft: -1.5 }}
      >
        Formatting guide
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <GuideTable />
      </Collapse>
    </div>
  );
}

function GuideTable() {
  return (
    <Table size="small" aria-label="Formatting guide">
      <TableHead>
        <TableRow>
          <TableCell>What</TableCell>
          <TableCell>Write</TableCell>
          <TableCell>Or press</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {markdownCommands.map((tool) => (
          <GuideRow key={tool.name} name={tool.name} example={tool.example} shortcut={shortcutOf(tool)} />
        ))}
        {more.map((row) => (
          <GuideRow key={row.name} {...row} />
        ))}
      </TableBody>
    </Table>
  );
}

type GuideRowProps = { name: string; example: string; shortcut?: string };

function GuideRow({ name, example, shortcut = '' }: GuideRowProps) {
  return (
    <TableRow>
      <TableCell>{name}</TableCell>
      <TableCell>
        <Typography
          variant="code"
          sx={{ fontSize: 'caption.fontSize', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {example}
        </Typography>
      </TableCell>
      <TableCell>{shortcut}</TableCell>
    </TableRow>
  );
}

const more: readonly GuideRowProps[] = [
  { name: 'Numbered list', example: '1. first\n2. second' },
  { name: 'Code block', example: '```ts\nconst a = 1;\n```' },
  { name: 'Picture', example: '![what it shows](/pics/web.svg)' },
  { name: 'Table', example: '| Was | Now |\n| --- | --- |\n| 5.8 s | 0.9 s |' },
  { name: 'New paragraph', example: 'One paragraph.\n\nThe next one.' },
];
