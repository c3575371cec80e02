import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { Loading } from '#src/components/loading/Loading.tsx';
import { JsOnly } from '#src/components/start/JsOnly.tsx';

type AuthScreenLayoutProps = { children: ReactNode };

export function AuthScreenLayout({ children }: AuthScreenLayoutProps) {
  return (
    <Paper component="main" variant="band" sx={screenStyle}>
      <PageMeta title="Admin area" description="For admins only." />
      {children}
    </Paper>
  );
}

function screenStyle({ vars: { palette } }: Theme) {
  return {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 2,
    minHeight: '100svh',
    padding: 3,
    textAlign: 'center',
    backgroundImage: `linear-gradient(160deg, ${palette.band.main}, ${palette.band.raised} 60%, ${palette.band.line})`,
  } as const;
}

export function AuthLoadingScreen() {
  return (
    <AuthScreenLayout>
      <JsOnly component="div">
        <Loading label="Loading..." />
      </JsOnly>
      <noscript>
        <p>The admin area needs JavaScript. If JavaScript is already enabled, try reloading the page.</p>
      </noscript>
    </AuthScreenLayout>
  );
}
