import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PostEditorState } from '#src/admin/posts/editor/usePostEditor.ts';
import { type PostValues, pickWrittenFields } from '#src/features/posts/data/postFields.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

type VersionsProps = { editor: PostEditorState };

/** A version fills the form; only saving changes the post. */
export function Versions({ editor: { form, filling, session, fill } }: VersionsProps) {
  const [current, setCurrent] = useState<PostValues>();
  return (
    <>
      <Button
        size="small"
        variant="text"
        disabled={form.isSubmitting}
        onClick={() => setCurrent({ ...form.values, content: filling.text.read() })}
        sx={{ marginLeft: -1.5 }}
      >
        Versions
      </Button>
      {current && (
        <VersionsDialog
          postId={session.id}
          current={current}
          onRestore={({ post }) => {
            setCurrent(undefined);
            fill(pickWrittenFields(post));
          }}
          onClose={() => setCurrent(undefined)}
        />
      )}
    </>
  );
}
