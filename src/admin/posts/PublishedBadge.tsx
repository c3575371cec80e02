import { Badge } from '#src/components/Badge.tsx';

type PublishedBadgeProps = { isPublished: boolean };

/** Whether visitors can read a post (spec 2). */
export function PublishedBadge({ isPublished }: PublishedBadgeProps) {
  return isPublished ? <Badge tone="success">Published</Badge> : <Badge tone="draft">Draft</Badge>;
}
