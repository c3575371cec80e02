import { PageMeta } from '#src/components/head/PageMeta.tsx';
import { breadcrumb } from '#src/components/head/structuredData.ts';
import { about, mission, values, years } from '#src/content/about.ts';
import { closings } from '#src/content/callToAction.ts';
import { aboutProcess, team } from '#src/content/process.ts';
import { paths } from '#src/paths.ts';
import { ClaimsBand } from '#src/sections/about/ClaimsBand.tsx';
import { Mission } from '#src/sections/about/Mission.tsx';
import { Timeline } from '#src/sections/about/Timeline.tsx';
import { Values } from '#src/sections/about/Values.tsx';
import { CallToAction } from '#src/sections/page/CallToAction.tsx';
import { PageSections } from '#src/sections/page/PageSections.tsx';
import { ProcessChart } from '#src/sections/process/ProcessChart.tsx';
import { TeamTimeline } from '#src/sections/process/TeamTimeline.tsx';

export default function AboutPage() {
  return (
    <>
      <PageMeta
        title={about.name}
        description={about.description}
        path={paths.about}
        jsonLd={[breadcrumb(paths.about, about.name)]}
      />
      <PageSections>
        <Mission {...mission} />
        <Timeline title={about.timeline} years={years} tick={3} />
        <Values {...about.values} values={values} tick={5} />
        <ClaimsBand {...about.claims} tick={7} />
        <ProcessChart {...aboutProcess} tick={9}>
          <TeamTimeline {...team} />
        </ProcessChart>
        <CallToAction {...closings.about} />
      </PageSections>
    </>
  );
}
