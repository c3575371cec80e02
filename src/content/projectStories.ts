import type { Picture } from './pictures.ts';
import { projects } from './projects.ts';

/** The story of a project that has no article. */
export type ProjectStory = {
  /** An id of `projects`. */
  project: string;
  title: string;
  /** A part of the project's picture. */
  detail: Picture;
  effort: string;
  wrong: string;
  changed: string;
};

export const projectStories = {
  name: 'Stories',
  headings: { wrong: 'The problem', changed: 'The change' },
  stories: [
    {
      project: 'northline-rail',
      title: 'A ticket machine that asks where you’re going',
      detail: detailOf('kiosk', [210, 132, 720], 'A finger chooses the day pass, an orange tile with a sun'),
      effort: 'Five weeks, six people',
      wrong:
        'Buying a ticket took a median of 96 seconds. The first screen asked for a fare zone that two in three riders didn’t know. At 8:20, the people at the back of the line missed their train.',
      changed:
        'We timed 240 purchases on three platforms and rebuilt the machine around the question riders bring: how do I get there and back? We printed each version and taped it over the screen of a real machine for a morning. The machine now works out the zone from the destination and shows the tickets as four pictures. The sun is the day pass, which half of all riders buy. A ticket now takes 33 seconds.',
    },
    {
      project: 'tarn-water',
      title: 'A logo for the side of a van',
      detail: detailOf(
        'brand',
        [54, 216, 608],
        'The inner arc of the logo, with one leg shorter than the other',
      ),
      effort: 'Six weeks, five people',
      wrong:
        'Tarn Water had nine logos: one on the bills, one on the vans, one cast into the lids over the meters. Shown a van with its name covered, two people in ten knew whose it was.',
      changed:
        'The new logo is three arcs, one inside the other, like hills around a lake. All 36 ideas started on a grid of 16 by 16 pixels, in one color, and one was left. On the meter lids, we ended the inner arc a quarter of an inch early on one side so that no water freezes in it. That short leg is what people now draw from memory. Today, seven people in ten know whose van it is.',
    },
  ] satisfies readonly ProjectStory[],
} as const;

/** Shows a 16:9 crop of a drawing that the browser has already loaded. @param frame left, top and width (a multiple of 16), in the drawing's units */
function detailOf(file: string, [left, top, width]: readonly [number, number, number], alt: string): Picture {
  const height = (width * 9) / 16;
  return { src: `/pics/${file}.svg#svgView(viewBox(${left},${top},${width},${height}))`, width, height, alt };
}

export function projectOf(story: ProjectStory) {
  const project = projects.find(({ id }) => id === story.project);
  if (!project) throw new Error(`There is no project ${story.project} for the story "${story.title}"`);
  return project;
}
