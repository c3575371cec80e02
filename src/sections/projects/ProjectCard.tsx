import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { portfolio } from '#src/content/portfolio.ts';
import type { Project } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { ForwardIcon } from '#src/theme/icons.ts';
import { layoutStyles } from './projectLayouts.ts';

type ProjectCardProps = {
  project: Project;
  layoutIndex: number;
  id?: string;
  isAboveFold?: boolean;
  children?: ReactNode;
};

export function ProjectCard({ project, layoutIndex, id, isAboveFold = false, children }: ProjectCardProps) {
  return (
    <Box component="li" id={id} sx={[cardStyles, (theme) => layoutStyles(layoutIndex, theme)]}>
      <CoverImage data-picture picture={project.image} isAboveFold={isAboveFold}>
        {children}
      </CoverImage>
      <Box data-text sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {project.category}
        </Typography>
        <Typography variant="h3">
          <Link href={project.link} underline="none" data-cover>
            {project.title}
          </Link>
        </Typography>
        <Typography variant="detail" sx={{ color: 'text.secondary', maxWidth: '30rem', textWrap: 'pretty' }}>
          {project.description}
        </Typography>
        <Box sx={{ borderTop: 1, borderColor: 'divider', paddingTop: '0.875rem', marginTop: 1 }}>
          <BeforeAfter {...project.change} />
        </Box>
        <Typography variant="body2" component="span" data-leads sx={leadsStyles}>
          {isArticle(project.link) ? portfolio.leads.article : portfolio.leads.story}
          <ForwardIcon sx={{ fontSize: '1.125rem' }} />
        </Typography>
      </Box>
    </Box>
  );
}

function isArticle(link: string): boolean {
  return link.startsWith(`${paths.blog}/`);
}

const leadsStyles = { display: 'flex', gap: 1, alignItems: 'center', fontWeight: 500 } as const;

function cardStyles({ vars: { palette }, motionTokens: motion }: Theme) {
  return {
    position: 'relative',
    display: 'grid',
    gap: 2.5,
    alignContent: 'start',
    '& > [data-picture] img': { transition: `transform ${motion.zoom} ${motion.ease}` },
    '&:hover > [data-picture] img': { transform: 'scale(1.02)' },
    '& [data-cover]::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '& [data-cover]:focus-visible': { outline: 'none' },
    '& [data-cover]:focus-visible::after': {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: '6px',
    },
    '@media (hover: hover) and (pointer: fine)': {
      '&:hover [data-technologies], &:focus-within [data-technologies]': { transform: 'none' },
    },
  } as const;
}
