import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { blog } from '#src/content/blog.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { paths } from '#src/paths.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';

type FindArticleProps = { posts: readonly { id: string; title: string }[] };

export function FindArticle({ posts }: FindArticleProps) {
  return (
    <PageGrid sx={gridStyle}>
      <Box
        component="form"
        role="search"
        aria-label="Articles"
        method="get"
        action={paths.blog}
        sx={formStyle}
      >
        <FormControl size="large" fullWidth={false} sx={{ flex: '1 1 12rem' }}>
          <InputLabel htmlFor="find-article">{blog.search.label}</InputLabel>
          <OutlinedInput
            id="find-article"
            type="search"
            name="q"
            placeholder={blog.search.placeholder}
            // On the field alone; Material UI would repeat it on the surrounding `<div>`.
            inputProps={{ required: true }}
          />
        </FormControl>
        <Button type="submit" variant="outlined" size="large">
          Search
        </Button>
      </Box>
      {posts.length > 0 && (
        <Box component="section" aria-labelledby="newest-articles">
          <Typography variant="h6" component="h2" id="newest-articles">
            {blog.newest}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, paddingTop: 1.5 }}>
            {posts.map(({ id, title }) => (
              <Typography key={id} component="li" variant="h4">
                <Link href={paths.article(id)} underline="hover">
                  {title}
                </Link>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </PageGrid>
  );
}

const gridStyle = {
  rowGap: 4,
  paddingBottom: 6,
  '& > form': { gridColumn: { md: '1 / 6' } },
  '& > section': { gridColumn: { md: '7 / -1' } },
} as const;

const formStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignSelf: 'start',
  gap: 1.5,
  ...hideIfNoScript,
} as const;
