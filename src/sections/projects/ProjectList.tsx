import { memo, Suspense } from 'react';
import type { OptionContent } from '#src/components/choice/useChoice.ts';
import type { Project } from '#src/content/projects.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import { Technologies } from './Technologies.tsx';

type ProjectListProps = {
  projects: readonly Project[];
  contentOf: (project: Project) => OptionContent;
};

export function ProjectList({ projects, contentOf }: ProjectListProps) {
  return (
    <ProjectGrid paddingTop="clamp(2rem, 3.5vw, 3.5rem)">
      {projects.map((project, index) => (
        <li key={project.id} id={project.id} {...contentOf(project)}>
          <GalleryCard project={project} isAboveFold={index === 0} />
        </li>
      ))}
    </ProjectGrid>
  );
}

type GalleryCardProps = { project: Project; isAboveFold: boolean };

/** Pressing a filter neither renders nor hydrates it: with a new element, React would hydrate the boundary first. */
const GalleryCard = memo(({ project, isAboveFold }: GalleryCardProps) => (
  <Suspense>
    <ProjectCard project={project} isAboveFold={isAboveFold}>
      <Technologies names={project.technologies} />
    </ProjectCard>
  </Suspense>
));
