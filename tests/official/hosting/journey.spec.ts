import { describe, inject } from 'vitest';
import { findOfficialFirestore, startOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { addSampleContent } from '#scripts/admin/addSampleContent.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { journeyIn } from '#tests/browsers/journey.ts';
import { startChromium } from '#tests/browsers/puppeteer.ts';
import { firebaseRoutes, forward, startForwarding } from '#tests/support/servers/forwarding.ts';
import { freePort } from '#tests/support/servers/siteServer.ts';

const official = inject('official');
const isMissing = [official, findOfficialFirestore()].some((found) => typeof found === 'string');

/** The build, its database and its accounts entirely on the official emulators, at one origin. */
async function openSite() {
  if (typeof official === 'string') throw new Error(official);
  const { auth, hosting } = official;
  const firestore = await startOfficialFirestore(await freePort(), embeddedProject.rulesFile);
  await addSampleContent({
    kind: 'emulator',
    projectId: embeddedProject.projectId,
    firestoreHost: new URL(firestore.origin).host,
    authHost: new URL(auth).host,
  });
  const routes = firebaseRoutes({ firestore: firestore.origin, auth });
  const front = await startForwarding(routes, (request, response) => forward(hosting, request, response));
  return {
    origin: front.origin,
    async end() {
      await front.end();
      await firestore.end();
    },
  };
}

describe.skipIf(isMissing)("on Google's Hosting, Firestore and Auth, Chromium shows the site:", () =>
  journeyIn(startChromium, openSite),
);
