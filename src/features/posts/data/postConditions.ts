import type { Condition } from '#src/firebase/page.ts';
import type { PostCategory } from './post.ts';

export type AdminPostFilter = {
  category?: PostCategory | undefined;
  published?: boolean | undefined;
};

export function postConditions({ category, published }: AdminPostFilter): Condition[] {
  return [
    ...(published === undefined ? [] : [['published', '==', published] as const]),
    ...(category ? [['category', '==', category] as const] : []),
  ];
}
