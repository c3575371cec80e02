import Chip, { type ChipProps } from '@mui/material/Chip';
import { Marked } from '#src/components/search/Marked.tsx';
import { blogSearch } from '#src/paths.ts';
import { LinkBehavior } from '#src/theme/LinkBehavior.tsx';

type PostTagsProps = Pick<ChipProps, 'variant'> & { tags: readonly string[] };

/** Each tag searches the blog. The article and the cards lay out the list. */
export function PostTags({ tags, variant = 'tag' }: PostTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Chip
            variant={variant}
            clickable
            component={LinkBehavior}
            href={blogSearch({ q: tag })}
            label={<Marked text={tag} />}
          />
        </li>
      ))}
    </ul>
  );
}
