import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { offlineMessage, reloadPage } from './reloadPage.ts';

/** Reloads the page, or says beside it that this is not possible offline. */
export function ReloadButton({ children, size }: Pick<ButtonProps, 'children' | 'size'>) {
  const [isOffline, setOffline] = useState(false);
  return (
    <>
      <Button variant="outlined" size={size} onClick={() => setOffline(!reloadPage())}>
        {children}
      </Button>
      <span role="status">{isOffline && offlineMessage}</span>
    </>
  );
}
