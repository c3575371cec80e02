import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { about, mission, sheets, sheetsCaption, values, years } from '#src/content/about.ts';
import { closing } from '#src/content/closing.ts';
import { aboutProcess, crew } from '#src/content/process.ts';
import { paths } from '#src/paths.ts';
import { ClaimsBand } from '#src/sections/ClaimsBand.tsx';
import { ClosingBand } from '#src/sections/ClosingBand.tsx';
import { Mission } from '#src/sections/Mission.tsx';
import { ProcessStrip } from '#src/sections/ProcessStrip.tsx';
import { Timeline } from '#src/sections/Timeline.tsx';
import { Values } from '#src/sections/Values.tsx';

/** The about page (spec 2). */
export default function AboutPage() {
  return (
    <>
      <PageHead
        title={about.name}
        description={about.description}
        path={paths.about}
        jsonLd={[breadcrumb(paths.about, about.name)]}
      />
      <Mission {...mission} sheets={sheets} caption={sheetsCaption} />
      <Timeline title={about.timeline} years={years} column={3} />
      <Values {...about.values} values={values} column={5} />
      <ClaimsBand {...about.claims} column={7} />
      <ProcessStrip {...aboutProcess} crew={crew} column={9} />
      <ClosingBand {...closing} />
    </>
  );
}
