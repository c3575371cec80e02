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
import {
  type MarkdownCommand,
  markdownCommands,
  shortcutOf,
  type ToolGroup,
  toolGroups,
} from './markdownCommands.ts';

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
  const all: ToolProps[] = [
    ...markdownCommands.map((command) => ({
      name: command.name,
      group: command.group,
      Icon: command.Icon,
      tooltip: [command.name, shortcutOf(command.key)].filter(Boolean).join(', '),
      onClick: () => rest.onCommand(command),
    })),
    { name: 'Image', group: 'insert', Icon: ImageIcon, onClick: rest.onPicture },
    { name: 'Uploaded Images', group: 'insert', Icon: ImageLibraryIcon, onClick: rest.onStoredPicture },
    {
      name: 'Full Screen',
      group: 'view',
      Icon: isFullScreen ? LeaveFullScreenIcon : FullScreenIcon,
      'aria-pressed': isFullScreen,
      onClick: () => rest.onFullScreenChange(!isFullScreen),
    },
    { name: 'Formatting Guide', group: 'view', Icon: HelpIcon, onClick: rest.onHelp },
  ];
  const tools = toolGroups.flatMap((group) => all.filter((tool) => tool.group === group));

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
        // Fades out at the edge, to show that the row continues.
        [`@media ${adminBreakpoints.phone}`]: {
          flexWrap: 'nowrap',
          overflowX: 'auto',
          paddingRight: 4,
          maskImage: 'linear-gradient(90deg, black calc(100% - 3rem), transparent)',
        },
      }}
    >
      {tools.map((tool, index) => (
        <Tool
          key={tool.name}
          {...tool}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          sx={{ flex: 'none', marginLeft: index > 0 && tools[index - 1]?.group !== tool.group ? 1.5 : 0 }}
        />
      ))}
    </Stack>
  );
}

type ToolProps = IconButtonProps & {
  name: string;
  group: ToolGroup;
  Icon: typeof HelpIcon;
  tooltip?: string;
};

function Tool({ name, group: _, Icon, tooltip = name, ...button }: ToolProps) {
  return (
    <Tooltip title={tooltip} describeChild>
      {/* Keep focus and selection in the text. */}
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
