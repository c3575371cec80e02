import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useState } from 'react';
import { adminBreakpoints } from '#src/admin/shared/adminLayout.ts';
import {
  FullScreenIcon,
  HelpIcon,
  ImageIcon,
  ImageLibraryIcon,
  LeaveFullScreenIcon,
} from '#src/theme/icons.ts';
import { type MarkdownCommand, markdownCommands, shortcutOf } from './markdownCommands.ts';

type MarkdownToolbarProps = {
  fieldId: string;
  isFullScreen: boolean;
  onCommand(command: MarkdownCommand): void;
  onPicture(): void;
  onStoredPicture(): void;
  onFullScreenChange(isFullScreen: boolean): void;
  onHelp(): void;
};

/** A single Tab stop; arrow keys move between the tools. */
export function MarkdownToolbar({ fieldId, isFullScreen, ...rest }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0);
  const tools: ToolProps[] = [
    ...markdownCommands.map((command) => ({
      name: command.name,
      Icon: command.Icon,
      tooltip: [command.name, shortcutOf(command.key)].filter(Boolean).join(', '),
      onClick: () => rest.onCommand(command),
    })),
    { name: 'Image', Icon: ImageIcon, onClick: rest.onPicture },
    { name: 'Uploaded images', Icon: ImageLibraryIcon, onClick: rest.onStoredPicture },
    {
      name: 'Full screen',
      Icon: isFullScreen ? LeaveFullScreenIcon : FullScreenIcon,
      'aria-pressed': isFullScreen,
      onClick: () => rest.onFullScreenChange(!isFullScreen),
    },
    { name: 'Formatting guide', Icon: HelpIcon, onClick: rest.onHelp },
  ];

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextTool(event.key, current, tools.length - 1);
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
      sx={{
        flexWrap: 'wrap',
        marginInline: -0.5,
        // Two even rows instead of one that overflows.
        [`@media ${adminBreakpoints.phone}`]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
          width: '100%',
          marginInline: 0,
          '& > button': { width: '100%', minWidth: 0 },
        },
      }}
    >
      {tools.map((tool, index) => (
        <Tool
          key={tool.name}
          {...tool}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
        />
      ))}
    </Stack>
  );
}

type ToolProps = IconButtonProps & { name: string; Icon: typeof HelpIcon; tooltip?: string };

function Tool({ name, Icon, tooltip = name, ...button }: ToolProps) {
  return (
    <Tooltip title={tooltip} describeChild>
      {/* Keep the focus and selection in the text. */}
      <IconButton size="small" aria-label={name} onMouseDown={(event) => event.preventDefault()} {...button}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

function nextTool(key: string, current: number, last: number): number | undefined {
  if (key === 'ArrowRight') return current === last ? 0 : current + 1;
  if (key === 'ArrowLeft') return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
