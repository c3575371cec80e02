import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';

const lowlight = createLowlight({ bash, css, python, sql, typescript, xml });
lowlight.registerAlias({ typescript: ['javascript', 'js', 'jsx', 'json'] });

type HighlightNode = ReturnType<typeof lowlight.highlight>['children'][number];

export type Code = { text: string; language: string };

/** Load it lazily, because it imports the languages. */
export default function ColoredCode({ text, language }: Code): ReactNode {
  if (!lowlight.registered(language)) return text;
  return lowlight.highlight(language, text).children.map(renderNode);
}

function renderNode(node: HighlightNode, index: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const names = node.properties.className;
  return (
    <span key={index} className={Array.isArray(names) ? names.join(' ') : undefined}>
      {node.children.map(renderNode)}
    </span>
  );
}
