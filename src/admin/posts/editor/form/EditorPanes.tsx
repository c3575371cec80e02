import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EditorTabs } from './EditorTabs.tsx';
import { columnsStyle, fillingPaneStyle, oneColumnStyle, paneStyle, previewStyle } from './postFormStyles.ts';

type EditorPanesProps = {
  isWide: boolean;
  isPreviewing: boolean;
  isFullScreen: boolean;
  onSwitch(isPreviewing: boolean): void;
  fields: ReactNode;
  preview: ReactNode;
};

export function EditorPanes({ isWide, isPreviewing, isFullScreen, ...panes }: EditorPanesProps) {
  return (
    <>
      {!isWide && <EditorTabs isPreviewing={isPreviewing} onSwitch={panes.onSwitch} />}
      <Box sx={isWide ? columnsStyle : oneColumnStyle}>
        <Box
          sx={[paneStyle, isFullScreen && fillingPaneStyle, !isWide && isPreviewing && { display: 'none' }]}
        >
          {panes.fields}
        </Box>
        {(isWide || isPreviewing) && (
          <Box sx={{ ...previewStyle, borderLeftWidth: isWide ? 1 : 0 }}>{panes.preview}</Box>
        )}
      </Box>
    </>
  );
}
