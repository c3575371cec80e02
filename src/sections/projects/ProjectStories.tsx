import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import { type ProjectStory, projectOf, type projectStories } from '#src/content/projectStories.ts';
import type { Project } from '#src/content/projects.ts';
import { PageGrid } from '#src/layout/page/PageGrid.tsx';
import { Section } from '#src/layout/page/Section.tsx';
import { BeforeAfter } from '#src/sections/figures/BeforeAfter.tsx';
import { WeeklyLine } from '#src/sections/figures/WeeklyLine.tsx';
import { belowNav, hairline } from '#src/theme/mixins.ts';
import { breakpoints } from '#src/theme/muiTheme.ts';
import { space } from '#src/theme/theme.ts';

type ProjectStoriesProps = typeof projectStories & { tick: number };

export function ProjectStories({ name, headings, stories, tick }: ProjectStoriesProps) {
  return (
    <Section name={name} headingElement="h2" tick={tick}>
      {stories.map((story) => (
        <Story key={story.project} story={story} project={projectOf(story)} headings={headings} />
      ))}
    </Section>
  );
}

type StoryProps = Pick<ProjectStoriesProps, 'headings'> & { story: ProjectStory; project: Project };

function Story({ story, project, headings }: StoryProps) {
  const id = `${project.id}-story`;
  const isChosen = useLocation().hash === `#${id}`;
  return (
    <PageGrid component="article" id={id} sx={storyStyle}>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {project.title}
        </Typography>
        <Typography variant="h3" sx={{ padding: '0.5rem 0 1.5rem', maxWidth: '9em' }}>
          {story.title}
        </Typography>
        <Box sx={isChosen ? { viewTransitionName: 'figure' } : undefined}>
          <BeforeAfter {...project.change} />
        </Box>
        {project.weeks && <WeeklyLine values={project.weeks} sx={{ height: '6rem', marginTop: 3 }} />}
        <Typography variant="detail" sx={{ paddingTop: 2 }}>
          {story.effort}
        </Typography>
      </div>
      <Box sx={textStyle}>
        <CoverImage picture={story.detail} sx={{ '--frame': '16 / 9', gridColumn: '1 / -1' }} />
        {(['wrong', 'changed'] as const).map((part) => (
          <div key={part}>
            <Typography variant="h6" component="h4">
              {headings[part]}
            </Typography>
            <Typography sx={{ paddingTop: 1, color: 'text.secondary' }}>{story[part]}</Typography>
          </div>
        ))}
      </Box>
    </PageGrid>
  );
}

const textStyle = {
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  gridTemplateColumns: { lg: '2fr 3fr' },
} as const;

const storyStyle = {
  rowGap: 3,
  marginTop: space.head,
  '& + &': { borderTop: hairline, paddingTop: space.head },
  [breakpoints.up('md')]: {
    // The figure stays in view beside the text, which is longer.
    '& > div:first-of-type': { gridColumn: '1 / 6', alignSelf: 'start', position: 'sticky', top: belowNav },
    '& > div:last-of-type': { gridColumn: '6 / -1', paddingLeft: space.inset },
  },
} as const;
