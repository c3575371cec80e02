import { projects } from './projects.ts';

/** The story of a project that has no article. */
export type ProjectStory = {
  /** An id of `projects`. */
  project: string;
  title: string;
  effort: string;
  wrong: string;
  changed: string;
};

export const projectStories = {
  name: 'Stories',
  headings: { wrong: 'What was wrong', changed: 'What changed' },
  stories: [
    {
      project: 'northline-rail',
      title: 'Four screens and a train to catch',
      effort: 'Five weeks, six people',
      wrong:
        'The median ticket took 96 seconds. The first of seven screens asked for the fare zone, and two in three travelers did not know theirs. At twenty past eight the line behind a machine was longer than the train would wait.',
      changed:
        'We timed 240 purchases on three platforms and redesigned the machine around the question travelers bring: where to, and is it a round trip? Each version was taped over a real machine on a Tuesday morning. Four screens are left, the zone is worked out from the destination, and the sun on the third screen is the day ticket that half of the travelers buy.',
    },
    {
      project: 'tarn-water',
      title: 'A mark for the side of a van',
      effort: 'Six weeks, five people',
      wrong:
        'Tarn Water had nine marks: one on the bills, one on the vans, one cast into the lids over the meters. Shown a van with its name covered, two people in ten knew whose it was.',
      changed:
        'The new mark has three arcs above a line, a lake between hills. It began on a grid of 16 by 16 pixels, in one color, and 34 ideas became one. The foundry opened the inner arc by six millimeters so that no water freezes in it; the opening is now what people draw from memory. Today, seven people in ten name the company from its van.',
    },
  ] satisfies readonly ProjectStory[],
} as const;

export function projectOf(story: ProjectStory) {
  const project = projects.find(({ id }) => id === story.project);
  if (!project) throw new Error(`There is no project ${story.project} for the story "${story.title}"`);
  return project;
}
