import { type ComponentProps, isValidElement, Suspense, use } from 'react';

type CodeBlockProps = ComponentProps<'pre'> & { node?: unknown };

export function CodeBlock({ children }: CodeBlockProps) {
  const { text, language } = codeOf(children);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll wide code
    <pre tabIndex={0}>
      <Suspense fallback={<code>{text}</code>}>
        <code>{language ? <ColoredCode text={text} language={language} /> : text}</code>
      </Suspense>
    </pre>
  );
}

function ColoredCode({ text, language }: { text: string; language: string }) {
  return use(highlighter())(text, language);
}

type Highlighter = typeof import('./highlightCode.tsx').highlightCode;

let loading: Promise<Highlighter> | undefined;

function highlighter(): Promise<Highlighter> {
  loading ??= import('./highlightCode.tsx').then(
    (module) => module.highlightCode,
    () => (text) => text,
  );
  return loading;
}

function codeOf(children: CodeBlockProps['children']): { text: string; language: string | undefined } {
  if (!isValidElement<ComponentProps<'code'>>(children)) return { text: '', language: undefined };
  const { className = '', children: text } = children.props;
  return { text: String(text ?? ''), language: /language-([\w-]+)/.exec(className)?.[1] };
}
