import { TextLink } from '#src/components/TextLink.tsx';

/** The first stop of the keyboard: past the navigation to the page's content. */
export function SkipLink() {
  return (
    <TextLink
      href="#main"
      sx={{
        position: 'absolute',
        left: '-99rem',
        '&:focus': {
          left: '1rem',
          top: '1rem',
          zIndex: 'tooltip',
          padding: '0.5rem 1rem',
          backgroundColor: 'background.paper',
        },
      }}
    >
      Skip to content
    </TextLink>
  );
}
