import { Suspense, useCallback, useState } from 'react';
import type { PicturesDialogProps } from '#src/admin/pictures/PicturesDialog.tsx';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { Loading } from '#src/components/ui/Loading.tsx';

/** Lazy, because it includes Firebase Storage. */
const LazyPicturesDialog = lazyWithReload(
  async () => (await import('#src/admin/pictures/PicturesDialog.tsx')).PicturesDialog,
);

export function usePictureChooser({ action, onChoose }: Omit<PicturesDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);

  function handleChoose(address: string) {
    setIsOpen(false);
    onChoose(address);
  }

  const dialog = isOpen && (
    <Suspense fallback={<Loading label="Loading..." />}>
      <LazyPicturesDialog action={action} onChoose={handleChoose} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
  return { choose: useCallback(() => setIsOpen(true), []), dialog };
}
