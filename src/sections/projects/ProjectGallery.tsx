import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type CSSProperties, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { type Project, portfolio, projectCategories } from '#src/content/projects.ts';
import { Section } from '#src/layout/page/Section.tsx';
import { motion, space } from '#src/theme/theme.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectFilter } from './ProjectFilter.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';

const { all } = portfolio.filter;

export function ProjectGallery({ projects }: { projects: readonly Project[] }) {
  const { category, setCategory } = useCategory();
  const [isFiltered, setIsFiltered] = useState(false);
  const filter = useRef<HTMLDivElement>(null);
  const shown = projects.filter((project) => category === all || category === project.category);
  function choose(chosen: string) {
    setIsFiltered(true);
    setCategory(chosen);
  }
  function handleShowAll() {
    choose(all);
    filter.current?.querySelector('button')?.focus();
  }
  return (
    <Section
      name={portfolio.gallery}
      headingElement="h2"
      tick={1}
      isFirst
      aside={<div role="status">{countText(shown.length, projects.length)}</div>}
    >
      <GlobalStyles styles={filterTransition} />
      <ProjectFilter
        ref={filter}
        categories={[all, ...projectCategories]}
        chosen={category}
        onChoose={choose}
      />
      <ProjectGrid paddingTop="clamp(2rem, 3.5vw, 3.5rem)">
        {shown.map((project) => (
          <li key={project.id} id={project.id} {...(isFiltered && moving(project))}>
            <ProjectCard project={project} isAboveFold={project === projects[0]}>
              <Technologies names={project.technologies} />
            </ProjectCard>
          </li>
        ))}
      </ProjectGrid>
      {shown.length === 0 && (
        <>
          <Typography variant="h3" component="p" sx={{ paddingTop: space.group, paddingBottom: 4 }}>
            {portfolio.none}
          </Typography>
          <Button variant="outlined" size="large" onClick={handleShowAll}>
            {portfolio.showAll}
          </Button>
        </>
      )}
    </Section>
  );
}

/** Once the visitor has filtered, cards move to their new places, and nothing else does. */
const filterTransition = {
  ':root:has([data-moving])': {
    '&::view-transition-new(root)': { animation: 'none' },
    '&::view-transition-new(.card):not(:only-child)': { animation: 'none' },
    '&::view-transition-old(.card):not(:only-child)': { display: 'none' },
    // Until others take their places.
    '&::view-transition-old(.card):only-child': { display: 'block', animationDuration: motion.page },
  },
} as const;

function moving({ id }: Project) {
  return {
    'data-moving': '',
    style: { viewTransitionName: id, viewTransitionClass: 'card' } as CSSProperties,
  };
}

/** In the URL, so that Back from a project returns to the same filter. */
function useCategory() {
  const [params, setParams] = useSearchParams();
  // The prerendered page shows all projects.
  const wanted = useHydrated() ? params.get('category') : null;
  return {
    category: projectCategories.find((known) => known === wanted) ?? all,
    setCategory: (category: string) =>
      setParams(category === all ? {} : { category }, {
        replace: true,
        preventScrollReset: true,
        viewTransition: true,
      }),
  };
}

function countText(shown: number, total: number): string {
  return shown === total ? `${total} projects` : `${shown} of ${total} projects`;
}

const maxShown = 3;

/** In the corner of the picture, while its card is hovered; below it on devices without hover. */
function Technologies({ names }: { names: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      data-technologies
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        paddingTop: 1,
        color: 'text.secondary',
        backgroundColor: 'background.default',
        // Commas, because frames would look like buttons.
        '& > :not(:last-child)::after': { content: '","' },
        '@media (hover: hover) and (pointer: fine)': {
          position: 'absolute',
          bottom: 0,
          maxWidth: 'calc(100% - 1.5rem)',
          paddingRight: 1,
          transform: 'translateY(100%)',
          transition: `transform ${motion.move} ${motion.ease}`,
        },
      }}
    >
      {names.slice(0, maxShown).map((name) => (
        <Typography key={name} variant="caption" component="li">
          {name}
        </Typography>
      ))}
    </Box>
  );
}
