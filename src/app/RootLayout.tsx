import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Notifications } from '#src/components/notifications/Notifications.tsx';
import { dismissSplash } from '#src/layout/SplashScreen.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

export function RootLayout() {
  useEffect(dismissSplash, []);
  return (
    <>
      <RouteAnnouncer />
      <Outlet />
      <Notifications />
      <ScrollRestoration />
    </>
  );
}
