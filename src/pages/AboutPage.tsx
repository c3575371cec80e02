import { about, mission, values, years } from '#src/content/about.ts';
import { aboutProcess, team } from '#src/content/process.ts';
import { Page } from '#src/layout/page/Page.tsx';
import { ClaimsBand } from '#src/sections/about/ClaimsBand.tsx';
import { Mission } from '#src/sections/about/Mission.tsx';
import { Timeline } from '#src/sections/about/Timeline.tsx';
import { Values } from '#src/sections/about/Values.tsx';
import { ClosingLines } from '#src/sections/figures/ClosingLines.tsx';
import { ProcessChart } from '#src/sections/process/ProcessChart.tsx';
import { TeamTimeline } from '#src/sections/process/TeamTimeline.tsx';

export default function AboutPage() {
  return (
    <Page
      page="about"
      title={about.name}
      description={about.description}
      closing={<ClosingLines lines={mission.progress.map(({ values }) => values)} />}
    >
      <Mission {...mission} />
      <Timeline {...about.timeline} years={years} tick={3} />
      <Values {...about.values} values={values} tick={5} />
      <ClaimsBand {...about.claims} tick={7} />
      <ProcessChart {...aboutProcess} tick={9}>
        <TeamTimeline {...team} />
      </ProcessChart>
    </Page>
  );
}
