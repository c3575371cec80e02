import Box, { type BoxProps } from '@mui/material/Box';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from '#src/components/browser/useHydrated.ts';
import { ErrorBoundary } from '#src/components/ui/ErrorBoundary.tsx';

type PrerenderedTextProps = {
  markdown: string;
  Text: ComponentType<{ markdown: string }>;
  /** Shown if the text cannot be rendered. */
  fallback: ReactNode;
  component?: 'div' | 'nav';
  'aria-label'?: string;
  sx: NonNullable<BoxProps['sx']>;
};

/** Preserves the prerendered HTML until the text changes, so that readers do not download the Markdown code. */
export function PrerenderedText({ markdown, Text, fallback, ...box }: PrerenderedTextProps) {
  const isFirstRender = !useHydrated();
  const [initialMarkdown] = useState(isFirstRender ? markdown : null);
  if (isServer) {
    return (
      <Box {...box}>
        <Text markdown={markdown} />
      </Box>
    );
  }
  if (markdown === initialMarkdown) {
    return (
      <Box
        key="static"
        {...box}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the prerendered content is preserved
        dangerouslySetInnerHTML={preservedHtml}
      />
    );
  }
  return (
    <Box {...box}>
      <ErrorBoundary resetKey={markdown} fallback={fallback}>
        <Suspense fallback={null}>
          <Text markdown={markdown} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}

const isServer = typeof document === 'undefined';

/** Hydration leaves the content of such an element alone, even if this value differs. */
const preservedHtml = { __html: '' };
