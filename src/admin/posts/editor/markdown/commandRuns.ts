import { openSearchPanel } from '@codemirror/search';
import type { Command } from '@codemirror/view';
import { requestLink } from '#src/admin/posts/editor/markdown/links.ts';
import type { MarkdownCommandName } from '#src/admin/posts/editor/markdown/markdownCommands.ts';
import { insertTable, toggleBold, toggleCode, toggleItalic } from './formatting.ts';
import { toggleHeading, toggleList, toggleNumberedList, toggleQuote, toggleSubheading } from './lines.ts';

export const commandRuns: Readonly<Record<MarkdownCommandName, Command>> = {
  Heading: toggleHeading,
  Subheading: toggleSubheading,
  Bold: toggleBold,
  Italic: toggleItalic,
  Link: requestLink,
  List: toggleList,
  'Numbered list': toggleNumberedList,
  Quote: toggleQuote,
  Code: toggleCode,
  Table: insertTable,
  'Find and replace': openSearchPanel,
};
