import { type ReactNode, useEffect } from 'react';
import { site } from '#src/content/site.ts';
import { SiteTheme } from '#src/theme/SiteTheme.tsx';
import { type } from '#src/theme/theme.ts';

type AppProps = {
  /** Drawn over a page whose styles came with its HTML. */
  isPrerendered?: boolean;
  /** Called when the page is drawn and answers its visitor. */
  onDrawn?: () => void;
  /** The router of this environment: browser or prerenderer. */
  children: ReactNode;
};

/** Around every page: the theme, the font and the feed. */
export function App({ isPrerendered = false, onDrawn, children }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <SiteTheme hasOwnStyles={isPrerendered}>
      <link rel="preload" as="font" type="font/woff2" href={type.fontFile} crossOrigin="anonymous" />
      <link rel="alternate" type="application/rss+xml" title={`${site.name} blog`} href="/rss.xml" />
      {children}
    </SiteTheme>
  );
}
