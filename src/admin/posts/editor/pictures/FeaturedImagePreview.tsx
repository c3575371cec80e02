import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pictureHelp } from '#src/admin/posts/editor/messages.ts';
import { fullMatch, patterns } from '#src/components/form/fieldRules.ts';
import { useDebouncedValue } from '#src/components/state/useDebouncedValue.ts';

type FeaturedImagePreviewProps = { url: string };

const debounceMs = 400;

export function FeaturedImagePreview({ url }: FeaturedImagePreviewProps) {
  const src = useDebouncedValue(url.trim(), debounceMs);
  if (!fullMatch(patterns.image).test(src)) return null;
  return <LoadedImage key={src} src={src} />;
}

function LoadedImage({ src }: { src: string }) {
  const [isFailed, setIsFailed] = useState(false);
  return (
    <Box role="status" sx={{ mt: 1 }}>
      {isFailed ? (
        <Typography variant="caption" sx={{ color: 'error.main', fontWeight: 500 }}>
          {pictureHelp.notLoaded}. Check the URL, or try another one.
        </Typography>
      ) : (
        <Box
          component="img"
          src={src}
          alt="Featured image"
          onError={() => setIsFailed(true)}
          sx={{
            width: '10rem',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            backgroundColor: 'background.sunk',
          }}
        />
      )}
    </Box>
  );
}
