import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { useIsReturning } from '#src/components/ui/useIsReturning.ts';
import { type Project, portfolio } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { WeeklyLine } from '#src/sections/figures/WeeklyLine.tsx';
import { ForwardIcon } from '#src/theme/icons.ts';
import { hairline } from '#src/theme/mixins.ts';
import { breakpoints, typography } from '#src/theme/muiTheme.ts';
import { OpeningLayers, openingTimeline } from './OpeningLayers.tsx';

type ProjectCardProps = { project: Project; isAboveFold?: boolean; children?: ReactNode };

/** Goes into an item of `ProjectGrid`. */
export function ProjectCard({ project, isAboveFold = false, children }: ProjectCardProps) {
  const isReturning = useIsReturning(project.link) && isArticle(project.link);
  return (
    <>
      <CoverImage
        data-picture
        data-carried="picture"
        picture={project.image}
        isAboveFold={isAboveFold}
        style={isReturning ? { viewTransitionName: 'picture' } : undefined}
        sx={project.layers ? openingTimeline : {}}
      >
        {project.layers && <OpeningLayers layers={project.layers} picture={project.image} />}
        {children}
      </CoverImage>
      <Box data-text sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {project.category}
        </Typography>
        <Typography variant="h3" sx={titleStyle}>
          <Link href={project.link} underline="none" data-cover>
            {project.title}
          </Link>
        </Typography>
        <Typography variant="detail" sx={{ maxWidth: '30rem' }}>
          {project.description}
        </Typography>
        <Box data-carried="figure" sx={{ borderTop: hairline, paddingTop: '0.875rem', marginTop: 1 }}>
          <BeforeAfter {...project.change} />
        </Box>
        {project.weeks && <WeeklyLine values={project.weeks} sx={lineStyle} />}
        <Typography component="span" sx={leadsStyle}>
          {isArticle(project.link) ? portfolio.leads.article : portfolio.leads.story}
          <ForwardIcon sx={{ fontSize: '1.125rem' }} />
        </Typography>
      </Box>
    </>
  );
}

function isArticle(link: string): boolean {
  return link.startsWith(`${paths.blog}/`);
}

/** With large text, the longest name still fits beside its picture. */
const titleStyle = {
  [breakpoints.between('md', 'lg')]: { fontSize: `min(${typography.h3.fontSize}, 4.4vw)` },
} as const;

/** On phones; beside a large picture, `ProjectGrid` gives it the room that the text leaves. */
const lineStyle = { display: { sm: 'none' }, height: { xs: '5.5rem', sm: 'auto' }, marginBlock: 1 } as const;

const leadsStyle = { display: 'flex', gap: 1, alignItems: 'center', fontWeight: 500 } as const;
