import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useState } from 'react';
import { MarkdownToolIcon } from './MarkdownToolIcon.tsx';
import { ariaShortcutOf, type MarkdownTool, markdownCommands, shortcutOf } from './markdownCommands.ts';

type MarkdownToolbarProps = { /** Id of the text area. */ fieldId: string; onUse(tool: MarkdownTool): void };

/** The formatting tools of a Markdown field: one stop for the Tab key, arrows lead from tool to tool. */
export function MarkdownToolbar({ fieldId, onUse }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextTool(event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={fieldId}
      onKeyDown={handleKeyDown}
      sx={{ flexWrap: 'wrap', marginInline: -0.5 }}
    >
      {markdownCommands.map((tool, index) => (
        <Tooltip key={tool.name} title={`${tool.name} (${shortcutOf(tool)})`} describeChild>
          <IconButton
            size="small"
            aria-label={tool.name}
            aria-keyshortcuts={ariaShortcutOf(tool)}
            tabIndex={index === current ? 0 : -1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setCurrent(index);
              onUse(tool);
            }}
          >
            <MarkdownToolIcon name={tool.name} />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}

function nextTool(key: string, current: number): number | undefined {
  const last = markdownCommands.length - 1;
  if (key === 'ArrowRight') return current === last ? 0 : current + 1;
  if (key === 'ArrowLeft') return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
