import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { JsOnly } from '#src/components/ui/JsOnly.tsx';
import { article } from '#src/content/blog.ts';
import { space } from '#src/theme/theme.ts';

export function ArticleLoading() {
  return (
    <Container role="status" sx={{ minHeight: '70svh', paddingTop: space.top }}>
      <Typography component="h1" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <JsOnly>
          <CircularProgress aria-hidden />
          Loading article...
        </JsOnly>
        <noscript>
          <span>{article.loadingWithoutScript}</span>
        </noscript>
      </Typography>
    </Container>
  );
}
