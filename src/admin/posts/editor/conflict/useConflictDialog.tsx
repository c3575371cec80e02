import { type ReactElement, useState } from 'react';
import type { Post, PostValues } from '#src/features/posts/data/post.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

/** Go on typing, let the saved post stand, or write over it. */
export type ConflictChoice = 'keep' | 'theirs' | 'mine';

type Asked = { theirs: Post; mine: PostValues; answer(choice: ConflictChoice): void };

/** Asks what becomes of a save over a post that changed meanwhile. Render `dialog` anywhere in the component. */
export function useConflictDialog(): {
  choose(theirs: Post, mine: PostValues): Promise<ConflictChoice>;
  dialog: ReactElement | null;
} {
  const [asked, setAsked] = useState<Asked | null>(null);

  function choose(theirs: Post, mine: PostValues): Promise<ConflictChoice> {
    return new Promise((answer) => setAsked({ theirs, mine, answer }));
  }

  function handleChoice(choice: ConflictChoice) {
    setAsked(null);
    asked?.answer(choice);
  }

  const dialog = asked && (
    <ConflictDialog
      theirs={asked.theirs}
      mine={asked.mine}
      onKeepEditing={() => handleChoice('keep')}
      onTakeTheirs={() => handleChoice('theirs')}
      onSaveMine={() => handleChoice('mine')}
    />
  );
  return { choose, dialog };
}
