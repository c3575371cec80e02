import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useChoice } from '#src/components/choice/useChoice.ts';
import { PageGrid } from '#src/components/layout/PageGrid.tsx';
import { portfolio } from '#src/content/portfolio.ts';
import { type Project, projectCategories } from '#src/content/projects.ts';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { ProjectFilter } from './ProjectFilter.tsx';
import { ProjectList } from './ProjectList.tsx';

const categories = [portfolio.filter.all, ...projectCategories];

/** The chosen option is an index of `categories`. Every state is part of the document, so that it can be shown early. */
export function ProjectGallery({ projects }: { projects: readonly Project[] }) {
  const choice = useChoice(categories.length, 'aria-pressed');
  const filter = useRef<HTMLDivElement>(null);
  const hits = categories.map((category) => projects.filter((project) => isIn(category, project)).length);
  const empty = [...hits.keys()].filter((index) => hits[index] === 0);
  function handleShowAll() {
    choice.choose(0);
    filter.current?.querySelector('button')?.focus();
  }
  return (
    <div {...choice.root}>
      <Section
        name={portfolio.gallery}
        headingElement="h2"
        tick={1}
        spacing="none"
        aside={
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {hits.map((count, index) => (
              <span key={categories[index]} {...choice.contentOf([index])}>
                {countText(count, projects.length)}
              </span>
            ))}
          </Typography>
        }
      >
        <ProjectFilter ref={filter} categories={categories} choice={choice} />
        <ProjectList projects={projects} contentOf={(project) => choice.contentOf(optionsOf(project))} />
        {empty.length > 0 && (
          <div {...choice.contentOf(empty)}>
            <EmptyProjects onShowAll={handleShowAll} />
          </div>
        )}
      </Section>
    </div>
  );
}

function isIn(category: string, project: Project): boolean {
  return category === portfolio.filter.all || category === project.category;
}

/** The categories that show a project. */
function optionsOf(project: Project): number[] {
  return [...categories.keys()].filter((index) => isIn(categories[index] ?? '', project));
}

function countText(shown: number, total: number): string {
  return shown === total ? `${total} projects` : `${shown} of ${total} projects`;
}
function EmptyProjects({ onShowAll }: { onShowAll: () => void }) {
  return (
    <PageGrid
      sx={({ layout, breakpoints }) => ({
        paddingTop: space.group,
        rowGap: 4,
        justifyItems: 'start',
        [breakpoints.up('md')]: {
          alignItems: 'start',
          gridTemplateRows: 'auto 1fr',
          '& > :not(:last-child)': { gridColumn: '1 / 8', marginRight: layout.inset },
          '& > :last-child': {
            gridColumn: '9 / -1',
            gridRow: '1 / 3',
            paddingLeft: layout.inset,
            marginTop: '-0.1em',
          },
        },
      })}
    >
      <Typography variant="h3" component="p">
        {portfolio.none}
      </Typography>
      <Button variant="outlined" size="large" value={0} onClick={onShowAll}>
        {portfolio.showAll}
      </Button>
      <Typography variant="figure" aria-hidden sx={{ color: 'divider' }}>
        0
      </Typography>
    </PageGrid>
  );
}
