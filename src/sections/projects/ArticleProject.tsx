import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Project, portfolio } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { WeeklyLine } from '#src/sections/figures/WeeklyLine.tsx';

/** The project that an article is about, beside the article's picture. */
export function ArticleProject({ project }: { project: Project }) {
  return (
    <Box component="section" aria-label={portfolio.behind} sx={factsStyle}>
      <Typography variant="body2">
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {portfolio.behind}
        </Box>
        <Link href={paths.project(project.id)}>{project.title}</Link>
      </Typography>
      <Box sx={{ viewTransitionName: 'figure' }}>
        <BeforeAfter {...project.change} />
      </Box>
      {project.weeks && <WeeklyLine values={project.weeks} sx={{ height: '5rem' }} />}
    </Box>
  );
}

const factsStyle = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  borderTop: '3px solid',
  borderColor: 'text.primary',
  paddingTop: 1.5,
  '& .MuiTypography-change': { fontSize: '2rem' },
} as const;
