import { useFormikContext } from 'formik';
import { Suspense, useCallback, useState } from 'react';
import type { ChosenPicture } from '#src/admin/pictures/PicturesDialog.tsx';
import { usePostText } from '#src/admin/posts/editor/postText.ts';
import { lazyWithReload } from '#src/components/notifications/lazyWithReload.ts';
import { Loading } from '#src/components/ui/Loading.tsx';
import type { PostValues } from '#src/features/posts/data/postFields.ts';

/** Lazy, because it includes Firebase Storage. */
const LazyPicturesDialog = lazyWithReload(
  () => import('#src/admin/pictures/PicturesDialog.tsx'),
  'PicturesDialog',
);

type ChooserOptions = {
  postId: string;
  action: string;
  onChoose(picture: ChosenPicture): void;
};

export function usePictureChooser({ postId, action, onChoose }: ChooserOptions) {
  const { title, featuredImage } = useFormikContext<PostValues>().values;
  const text = usePostText();
  const [isOpen, setIsOpen] = useState(false);

  function handleChoose(picture: ChosenPicture) {
    setIsOpen(false);
    onChoose(picture);
  }

  const dialog = isOpen && (
    <Suspense fallback={<Loading label="Loading..." />}>
      <LazyPicturesDialog
        action={action}
        editedPost={{ id: postId, title, content: text.read(), featuredImage }}
        onChoose={handleChoose}
        onClose={() => setIsOpen(false)}
      />
    </Suspense>
  );
  return { choose: useCallback(() => setIsOpen(true), []), dialog };
}
