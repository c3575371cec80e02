import { Columns } from '#src/components/Columns.tsx';
import type { Project } from '#src/content/projects.ts';
import { paths } from '#src/paths.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { Section } from './Section.tsx';

type FeaturedProjectsProps = { projects: readonly Project[]; column: number };

/** Three projects in the beat the portfolio starts with (spec 2). */
export function FeaturedProjects({ projects, column }: FeaturedProjectsProps) {
  return (
    <Section
      name="Featured projects"
      column={column}
      nameAs="h2"
      more={{ label: 'All projects', to: paths.portfolio }}
    >
      <Columns
        component="ul"
        sx={(theme) => ({ paddingTop: theme.layout.head, rowGap: 'clamp(3.5rem, 6vw, 6rem)' })}
      >
        {projects.map((project, place) => (
          <ProjectCard key={project.id} project={project} place={place} />
        ))}
      </Columns>
    </Section>
  );
}
