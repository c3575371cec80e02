import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CopyIcon, DeleteIcon, EditIcon, LinkIcon, ViewIcon } from '#src/theme/icons.ts';

const icons = {
  View: ViewIcon,
  Edit: EditIcon,
  Duplicate: CopyIcon,
  'Copy Link': LinkIcon,
  Delete: DeleteIcon,
} as const;

type RowActionButtonProps = {
  name: keyof typeof icons;
  itemName: string;
  href?: string;
  /** In a grid, only the buttons of the current cell are Tab stops. */
  tabIndex?: number;
  documentId?: string;
  /** Makes the whole card trigger this button. */
  isStretched?: boolean;
  onClick?(): void;
};

export function RowActionButton(props: RowActionButtonProps) {
  const { name, itemName, href, tabIndex = 0, documentId, isStretched, onClick } = props;
  const Icon = icons[name];
  return (
    <Tooltip title={name} describeChild>
      <IconButton
        size="small"
        aria-label={`${name} ${itemName}`}
        tabIndex={tabIndex}
        data-row-id={documentId}
        // Otherwise the grid would handle Enter and Space.
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && event.stopPropagation()}
        {...(isStretched && { 'data-stretched': '' })}
        onClick={(event) => {
          event.stopPropagation();
          onClick?.();
        }}
        {...(href && { href, target: '_blank', rel: 'noopener' })}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
