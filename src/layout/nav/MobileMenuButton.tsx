import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ComponentType, useRef, useState, useTransition } from 'react';
import { JsOnly } from '#src/components/ui/JsOnly.tsx';
import { MenuIcon } from '#src/theme/icons.ts';
import type { MobileMenuDialogProps } from './MobileMenuDialog.tsx';
import { useMobileMenu } from './useMobileMenu.ts';

type MobileMenuButtonProps = {
  isCompact: boolean;
};

export function MobileMenuButton({ isCompact }: MobileMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<MobileMenuDialogProps> | null>(null);
  const [isLoading, startLoading] = useTransition();
  const { isOpen, open, close } = useMobileMenu(button);

  function handleOpen() {
    startLoading(async () => {
      const { MobileMenuDialog } = await import('./MobileMenuDialog.tsx');
      setDialog(() => MobileMenuDialog);
      open();
    });
  }

  return (
    <Box sx={{ display: { lg: 'none' } }}>
      <JsOnly>
        <IconButton
          ref={button}
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-busy={isLoading || undefined}
          onClick={handleOpen}
        >
          <MenuIcon />
        </IconButton>
      </JsOnly>
      {Dialog && <Dialog isOpen={isOpen} isCompact={isCompact} onClose={close} />}
    </Box>
  );
}
