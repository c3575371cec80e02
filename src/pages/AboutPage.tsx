import { PageHead } from '#src/components/PageHead.tsx';
import { breadcrumb } from '#src/components/structuredData.ts';
import { mission, sheets, sheetsCaption, values, years } from '#src/content/about.ts';
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
        title="About"
        description="Since 2019 we have taken the one number a business lives by and moved it: 150 projects, five to seven people each, four to six weeks on average."
        path={paths.about}
        jsonLd={[breadcrumb(paths.about, 'About')]}
      />
      <Mission {...mission} sheets={sheets} caption={sheetsCaption} />
      <Timeline title="150 projects, one mark each." years={years} column={3} />
      <Values title="Three habits." values={values} column={5} />
      <ClaimsBand column={7} />
      <ProcessStrip title="Four steps and no handover." steps={aboutProcess} crew={crew} column={9} />
      <ClosingBand {...closing} />
    </>
  );
}
