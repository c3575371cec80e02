import { PersonCaption } from '#src/components/ui/PersonCaption.tsx';
import type { Testimonial } from '#src/content/testimonials.ts';

export function TestimonialAuthor({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, company, avatar } = testimonial;
  return <PersonCaption name={name} position={`${position}, ${company}`} portrait={avatar} />;
}
