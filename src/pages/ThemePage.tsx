import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { closings } from '#src/content/callToAction.ts';
import { testimonials, testimonialsPage } from '#src/content/testimonials.ts';
import { CallToAction } from '#src/layout/page/CallToAction.tsx';
import { TestimonialGrid } from '#src/sections/testimonials/TestimonialGrid.tsx';
import { ColorSpecimen, ContrastFailures } from '#src/sections/theme/ColorSpecimen.tsx';
import { ControlSpecimen, FieldSpecimen } from '#src/sections/theme/ControlSpecimen.tsx';
import { FeedbackSpecimen, GridSpecimen } from '#src/sections/theme/FeedbackSpecimen.tsx';
import { IconSpecimen, ShapeSpecimen, TypeSpecimen } from '#src/sections/theme/TypeSpecimen.tsx';

/** For designers, in development only. */
export default function ThemePage() {
  return (
    <>
      <PageMeta title="Theme" description="Colors, type, shape and controls in light and dark mode." />
      <Typography variant="h2" component="h1" sx={{ padding: 3 }}>
        Theme
      </Typography>
      <Box sx={{ paddingInline: 3 }}>
        <ContrastFailures />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Specimens scheme="light" />
        <Specimens scheme="dark" />
      </Box>
    </>
  );
}

function Specimens({ scheme }: { scheme: 'light' | 'dark' }) {
  const parts = {
    Colors: <ColorSpecimen scheme={scheme} />,
    Type: <TypeSpecimen />,
    'Shape and space': <ShapeSpecimen />,
    Controls: <ControlSpecimen />,
    Fields: <FieldSpecimen />,
    Icons: <IconSpecimen />,
    Feedback: <FeedbackSpecimen />,
    Band: <CallToAction {...closings.about} />,
    Testimonials: <TestimonialGrid testimonials={testimonials.slice(0, 2)} more={testimonialsPage.more} />,
    Grid: <GridSpecimen />,
  };
  return (
    <Box
      component="section"
      aria-label={`${scheme} mode`}
      data-color-scheme={scheme}
      sx={{ minWidth: 0, padding: 3, backgroundColor: 'background.default', color: 'text.primary' }}
    >
      {Object.entries(parts).map(([name, part]) => (
        <Box key={name} sx={{ paddingBottom: 6 }}>
          <Typography variant="h4" component="h2" sx={{ paddingBottom: 2 }}>
            {name}, {scheme}
          </Typography>
          {part}
        </Box>
      ))}
    </Box>
  );
}
