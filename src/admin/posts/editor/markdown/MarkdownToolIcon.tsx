import { LineDrawing } from '#src/components/LineDrawing.tsx';
import type { MarkdownCommandName } from './markdownCommands.ts';

type ToolName = MarkdownCommandName | 'Full screen' | 'Keyboard shortcuts';

type MarkdownToolIconProps = { name: ToolName };

/** The drawing on a formatting tool, in the site's stroke. */
export function MarkdownToolIcon({ name }: MarkdownToolIconProps) {
  return <LineDrawing line={drawings[name]} />;
}

const drawings: Record<ToolName, string> = {
  Heading: 'M2.5 2v12M9.5 2v12M2.5 8h7M12.5 14V8',
  Subheading: 'M2.5 4v10M8.5 4v10M2.5 9h6M11 10h4M11 13.2h4',
  Bold: 'M4 2.5h4.7a2.7 2.7 0 0 1 0 5.4H4zM4 7.9h5.4a2.8 2.8 0 0 1 0 5.6H4zM5.2 2.5v11',
  Italic: 'M6.5 2.5H12M4 13.5h5.5M9.6 2.5l-3.2 11',
  Link: 'M6.5 9.5l3-3M7 4.5L9 2.6a3 3 0 0 1 4.3 4.3L11.5 9M9 11.5l-2 1.9A3 3 0 0 1 2.7 9L4.5 7',
  List: 'M6 3.5h8.5M6 8h8.5M6 12.5h8.5M1.5 3.5h2M1.5 8h2M1.5 12.5h2',
  Quote: 'M2 2.5h12M2 7h12M2 10.5h12M2 14h7',
  Code: 'M5.5 4L1.5 8l4 4M10.5 4l4 4-4 4',
  'Full screen': 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  'Keyboard shortcuts': 'M5.2 5.4a2.8 2.8 0 1 1 4 2.6c-.8.5-1.2 1-1.2 2M8 12.6v.8',
};
