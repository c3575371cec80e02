import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ReloadButton } from '#src/components/loading/ReloadButton.tsx';
import { article } from '#src/content/blog.ts';
import { postMessages } from '#src/features/posts/messages.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { paths } from '#src/paths.ts';
import { BackIcon } from '#src/theme/icons.ts';
import { space } from '#src/theme/theme.ts';

type ArticleNotFoundProps = { error: string | undefined };

export function ArticleNotFound({ error }: ArticleNotFoundProps) {
  return (
    <Container component="header" sx={{ paddingTop: space.top }}>
      <PageGrid sx={{ '& > :not(h1)': { gridColumn: { md: '4 / 11' } } }}>
        <Typography
          ref={focusTitle}
          tabIndex={-1}
          variant="h2"
          component="h1"
          sx={{ gridColumn: { md: '1 / 12' } }}
        >
          {article.notFound.title}
        </Typography>
        <Typography variant="lede" sx={{ paddingTop: 3 }}>
          {error ?? article.notFound.text}
        </Typography>
        <Typography component="div" sx={actionsStyle}>
          <Button href={paths.blog} color="primary" size="large" startIcon={<BackIcon />}>
            {article.back}
          </Button>
          {error !== postMessages.missing && <ReloadButton size="large">Reload</ReloadButton>}
        </Typography>
      </PageGrid>
    </Container>
  );
}

function focusTitle(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  paddingTop: 4,
} as const;
