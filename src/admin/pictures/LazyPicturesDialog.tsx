import { DialogLoadError } from '#src/admin/shared/dialogs/DialogLoadError.tsx';
import { lazyWithFallback } from '#src/components/runtime/lazyWithFallback.ts';
import type { PicturesDialogProps } from './PicturesDialog.tsx';

/** Lazy: the code of Firebase Storage comes with it. */
export const LazyPicturesDialog = lazyWithFallback(
  async () => (await import('./PicturesDialog.tsx')).PicturesDialog,
  ({ onClose }: PicturesDialogProps) => <DialogLoadError title="Pictures" onClose={onClose} />,
);
