import { memo, Suspense } from 'react';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import type { Project } from '#src/content/projects.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { layoutIndex } from './projectLayouts.ts';
import { Technologies } from './Technologies.tsx';

/** Each card has its own boundary, so that pressing a filter hydrates none of them. */
export const ProjectList = memo(({ projects }: { projects: readonly Project[] }) => (
  <PageGrid
    component="ul"
    sx={{ paddingTop: 'clamp(2rem, 3.5vw, 3.5rem)', rowGap: 'clamp(3.5rem, 6vw, 6rem)' }}
  >
    {projects.map((project, index) => (
      <Suspense key={project.id}>
        <ProjectCard
          id={project.id}
          project={project}
          layoutIndex={layoutIndex(index, projects.length)}
          isAboveFold={index === 0}
        >
          <Technologies names={project.technologies} />
        </ProjectCard>
      </Suspense>
    ))}
  </PageGrid>
));
