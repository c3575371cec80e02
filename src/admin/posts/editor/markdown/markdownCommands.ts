import {
  BoldIcon,
  CodeIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedListIcon,
  QuoteIcon,
  SubheadingIcon,
  TableIcon,
} from '#src/theme/icons.ts';
import { toggleLines } from './lineEdits.ts';
import {
  type Edit,
  insertLink,
  insertTable,
  type Selection,
  toggleCode,
  toggleDelimiter,
} from './markdownEdits.ts';

export type MarkdownCommand = {
  name: string;
  Icon: typeof BoldIcon;
  /** Pressed with Ctrl, or with Command on a Mac. */
  key?: string;
  withShift?: boolean;
  example: string;
  edit(selection: Selection): Edit;
};

export const markdownCommands = [
  {
    name: 'Heading',
    Icon: HeadingIcon,
    key: '2',
    example: '## Heading',
    edit: (at) => toggleLines(at, 'heading'),
  },
  {
    name: 'Subheading',
    Icon: SubheadingIcon,
    key: '3',
    example: '### Subheading',
    edit: (at) => toggleLines(at, 'subheading'),
  },
  { name: 'Bold', Icon: BoldIcon, key: 'b', example: '**bold**', edit: (at) => toggleDelimiter(at, '**') },
  { name: 'Italic', Icon: ItalicIcon, key: 'i', example: '*italic*', edit: (at) => toggleDelimiter(at, '*') },
  { name: 'Link', Icon: LinkIcon, key: 'k', example: '[words](https://example.com)', edit: insertLink },
  {
    name: 'List',
    Icon: ListIcon,
    key: 'l',
    withShift: true,
    example: '- one thing\n- another thing',
    edit: (at) => toggleLines(at, 'list'),
  },
  {
    name: 'Numbered list',
    Icon: NumberedListIcon,
    example: '1. first\n2. second',
    edit: (at) => toggleLines(at, 'numbered'),
  },
  {
    name: 'Quote',
    Icon: QuoteIcon,
    key: '.',
    withShift: true,
    example: '> Somebody said this.',
    edit: (at) => toggleLines(at, 'quote'),
  },
  { name: 'Code', Icon: CodeIcon, key: 'e', example: '`code`', edit: toggleCode },
  {
    name: 'Table',
    Icon: TableIcon,
    example: '| Was | Now |\n| --- | --- |\n| 5.8 s | 0.9 s |',
    edit: insertTable,
  },
] as const satisfies readonly MarkdownCommand[];

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'code'>;

export function commandForKey(press: KeyPress): MarkdownCommand | undefined {
  const isCommand = isMac() ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  if (!isCommand) return undefined;
  const commands: readonly MarkdownCommand[] = markdownCommands;
  return commands.find((command) => {
    return (
      command.key !== undefined &&
      isKey(press, command.key) &&
      press.altKey === hasAlt(command) &&
      press.shiftKey === (command.withShift ?? false)
    );
  });
}

/** The right Alt key types characters and looks like Ctrl+Alt; on a Mac the Option key does, and is no Ctrl. */
function isKey(press: KeyPress, key: string): boolean {
  if (key === '.') return press.code === 'Period';
  return isMac() && /\d/.test(key) ? press.code === `Digit${key}` : press.key.toLowerCase() === key;
}

function hasAlt({ key = '' }: MarkdownCommand): boolean {
  return /\d/.test(key);
}

export function shortcutOf(command: MarkdownCommand): string {
  if (command.key === undefined) return '';
  return [commandKeyName(), ...modifiersOf(command), command.key.toUpperCase()].join('+');
}

export function commandKeyName(): string {
  return isMac() ? 'Cmd' : 'Ctrl';
}

export function ariaShortcutOf(command: MarkdownCommand): string | undefined {
  if (command.key === undefined) return undefined;
  return [isMac() ? 'Meta' : 'Control', ...modifiersOf(command), command.key.toUpperCase()].join('+');
}

function modifiersOf(command: MarkdownCommand): string[] {
  return [...(hasAlt(command) ? ['Alt'] : []), ...(command.withShift ? ['Shift'] : [])];
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
