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

export type MarkdownCommandName =
  | 'Heading'
  | 'Subheading'
  | 'Bold'
  | 'Italic'
  | 'Link'
  | 'List'
  | 'Numbered list'
  | 'Quote'
  | 'Code'
  | 'Table'
  | 'Find and replace';

export type MarkdownCommand = {
  name: MarkdownCommandName;
  Icon: typeof BoldIcon;
  /** In CodeMirror's notation: `Mod` is Ctrl, or Command on a Mac. */
  key?: string;
  example?: string;
};

/** The commands of the toolbar and the guide; `content/commandRuns.ts` implements them. */
export const markdownCommands: readonly MarkdownCommand[] = [
  { name: 'Heading', Icon: HeadingIcon, key: 'Mod-Alt-2', example: '## Heading' },
  {
    name: 'Subheading',
    Icon: SubheadingIcon,
    key: 'Mod-Alt-3',
    example: '### Subheading',
  },
  { name: 'Bold', Icon: BoldIcon, key: 'Mod-b', example: '**bold**' },
  { name: 'Italic', Icon: ItalicIcon, key: 'Mod-i', example: '*italic*' },
  { name: 'Link', Icon: LinkIcon, key: 'Mod-k', example: '[words](https://example.com)' },
  {
    name: 'List',
    Icon: ListIcon,
    key: 'Mod-Shift-l',
    example: '- first item\n- second item',
  },
  {
    name: 'Numbered list',
    Icon: NumberedListIcon,
    example: '1. first\n2. second',
  },
  { name: 'Quote', Icon: QuoteIcon, key: 'Mod-Shift-.', example: "> A client's words." },
  { name: 'Code', Icon: CodeIcon, key: 'Mod-e', example: '`code`' },
  {
    name: 'Table',
    Icon: TableIcon,
    example: '| Was | Now |\n| --- | --- |\n| 5.8 s | 0.9 s |',
  },
  { name: 'Find and replace', Icon: SearchIcon, key: 'Mod-f' },
];

/** Formats a CodeMirror key for display, such as `Ctrl+Shift+L`. */
export function shortcutOf(key: string | undefined): string {
  return spelled(key, commandKeyName());
}

export function commandKeyName(): string {
  return isMac() ? 'Cmd' : 'Ctrl';
}

export function ariaShortcutOf(key: string | undefined): string | undefined {
  return spelled(key, isMac() ? 'Meta' : 'Control') || undefined;
}

function spelled(key = '', mod: string): string {
  return key
    .replace('Mod', mod)
    .replace(/.$/, (last) => last.toUpperCase())
    .replaceAll('-', '+');
}

function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
