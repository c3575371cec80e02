import IconButton from '@mui/material/IconButton';
import { LineDrawing } from '#src/components/LineDrawing.tsx';
import { toRowId } from './rowId.ts';

export type RowActionName = 'View' | 'Edit' | 'Duplicate' | 'Delete';

type RowActionProps = {
  name: RowActionName;
  /** The row it is about, for people who do not see where the button stands. */
  subject: string;
  /** Opens a page in a new tab instead of doing something here. */
  href?: string;
  /** In a grid, only the buttons of the current cell are stops of the Tab key. */
  tabIndex?: number;
  /** The id of the row's document, by which the focus finds its way back. */
  documentId?: string;
  /** Makes the whole card press this button. */
  isStretched?: boolean;
  onClick?(): void;
};

/** A small button at the end of a row. */
export function RowActionButton({
  name,
  subject,
  href,
  tabIndex,
  documentId,
  isStretched,
  onClick,
}: RowActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={`${name} ${subject}`}
      title={name}
      tabIndex={tabIndex ?? 0}
      data-row-id={documentId === undefined ? undefined : toRowId(documentId)}
      {...(isStretched && { 'data-stretched': '' })}
      onClick={(event) => {
        event.stopPropagation();
        onClick?.();
      }}
      {...(href && { href, target: '_blank', rel: 'noopener' })}
    >
      <LineDrawing line={drawings[name]} />
    </IconButton>
  );
}

/** Puts the focus back on a row of the list that is on the screen, or on the list when the row is gone. */
export function focusRow(id: string | undefined): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-id]')];
  const row = id === undefined ? undefined : rows.find(({ dataset }) => dataset.rowId === toRowId(id));
  (row ?? document.querySelector<HTMLElement>('[data-list-root]'))?.focus();
}

const drawings: Record<RowActionName, string> = {
  View: 'M1 8s2.6-4.5 7-4.5S15 8 15 8s-2.6 4.5-7 4.5S1 8 1 8zM6 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  Edit: 'M2 14l.8-3.4L11 2.4l2.6 2.6-8.2 8.2z',
  Duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  Delete: 'M2 4h12M6 4V2h4v2M3.5 4l.8 10h7.4l.8-10M6.6 7v4.5M9.4 7v4.5',
};
