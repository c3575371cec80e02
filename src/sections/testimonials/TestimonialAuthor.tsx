import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { PersonCaption } from '#src/components/ui/PersonCaption.tsx';
import { maxRating, type Testimonial } from '#src/content/testimonials.ts';

/** With the rating. Home shows no ratings, so it doesn't load the code for them. */
export function TestimonialAuthor({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, company, avatar, rating } = testimonial;
  return (
    <>
      <PersonCaption name={name} position={`${position}, ${company}`} portrait={avatar} />
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
      >
        <Rating value={rating} max={maxRating} readOnly aria-hidden />
        Rated {rating} out of {maxRating}
      </Typography>
    </>
  );
}
