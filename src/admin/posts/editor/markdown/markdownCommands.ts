import { openSearchPanel } from '@codemirror/search';
import type { Command } from '@codemirror/view';
import {
  BoldIcon,
  CodeIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedListIcon,
  QuoteIcon,
  SearchIcon,
  SubheadingIcon,
  TableIcon,
} from '#src/theme/icons.ts';
import { insertTable, toggleBold, toggleCode, toggleItalic } from './formatting.ts';
import { toggleHeading, toggleList, toggleNumberedList, toggleQuote, toggleSubheading } from './lines.ts';
import { requestLink } from './links.ts';

export const toolGroups = ['text', 'lines', 'insert', 'view'] as const;

export type ToolGroup = (typeof toolGroups)[number];

export type MarkdownCommand = {
  name: string;
  group: ToolGroup;
  Icon: typeof BoldIcon;
  run: Command;
  /** In CodeMirror's notation: `Mod` is Ctrl, or Command on a Mac. */
  key?: string;
  example?: string;
};

export const markdownCommands: readonly MarkdownCommand[] = [
  {
    name: 'Heading',
    group: 'text',
    Icon: HeadingIcon,
    run: toggleHeading,
    key: 'Mod-Alt-2',
    example: '## Heading',
  },
  {
    name: 'Subheading',
    group: 'text',
    Icon: SubheadingIcon,
    run: toggleSubheading,
    key: 'Mod-Alt-3',
    example: '### Subheading',
  },
  { name: 'Bold', group: 'text', Icon: BoldIcon, run: toggleBold, key: 'Mod-b', example: '**bold**' },
  { name: 'Italic', group: 'text', Icon: ItalicIcon, run: toggleItalic, key: 'Mod-i', example: '*italic*' },
  {
    name: 'Link',
    group: 'insert',
    Icon: LinkIcon,
    run: requestLink,
    key: 'Mod-k',
    example: '[words](https://example.com)',
  },
  {
    name: 'List',
    group: 'lines',
    Icon: ListIcon,
    run: toggleList,
    key: 'Mod-Shift-l',
    example: '- first item\n- second item',
  },
  {
    name: 'Numbered List',
    group: 'lines',
    Icon: NumberedListIcon,
    run: toggleNumberedList,
    example: '1. first\n2. second',
  },
  {
    name: 'Quote',
    group: 'lines',
    Icon: QuoteIcon,
    run: toggleQuote,
    key: 'Mod-Shift-.',
    example: "> A client's words.",
  },
  { name: 'Code', group: 'text', Icon: CodeIcon, run: toggleCode, key: 'Mod-e', example: '`code`' },
  {
    name: 'Table',
    group: 'insert',
    Icon: TableIcon,
    run: insertTable,
    example: '| Was | Now |\n| --- | --- |\n| 5.8 s | 0.9 s |',
  },
  { name: 'Find and Replace', group: 'view', Icon: SearchIcon, run: openSearchPanel, key: 'Mod-f' },
];

/** Formats a CodeMirror key for display, such as `Ctrl+Shift+L`. */
export function shortcutOf(key = ''): string {
  return key
    .replace('Mod', commandKeyName())
    .replace(/.$/, (last) => last.toUpperCase())
    .replaceAll('-', '+');
}

export function commandKeyName(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';
}
