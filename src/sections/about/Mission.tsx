import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoverImage } from '#src/components/ui/CoverImage.tsx';
import type { ProjectProgress } from '#src/content/about.ts';
import type { Picture } from '#src/content/pictures.ts';
import { PageHeader } from '#src/sections/page/PageHeader.tsx';
import { Section } from '#src/sections/page/Section.tsx';
import { space } from '#src/theme/theme.ts';
import { SparklineGrid } from './SparklineGrid.tsx';

type MissionProps = {
  name: string;
  titleLabel: string;
  title: string;
  visionTitle: string;
  vision: string;
  progress: readonly ProjectProgress[];
  caption: string;
  room: Picture;
};

export function Mission({
  name,
  titleLabel,
  title,
  visionTitle,
  vision,
  progress,
  caption,
  room,
}: MissionProps) {
  return (
    <>
      <PageHeader label={titleLabel} title={title} titleAlign="top">
        <div>
          <Typography variant="h6" component="h2" sx={{ paddingBottom: 1 }}>
            {visionTitle}
          </Typography>
          <Typography variant="lede">{vision}</Typography>
        </div>
      </PageHeader>
      <Section name={name} headingElement="h2" tick={0} isFirst>
        <SparklineGrid progress={progress} caption={caption} />
        <Box sx={{ paddingTop: space.head }}>
          <CoverImage
            picture={room}
            // On a phone, cuts between two sheets, not through one.
            sx={{ '--frame': { xs: '6 / 5', sm: `${room.width} / ${room.height}` } }}
          />
        </Box>
      </Section>
    </>
  );
}
