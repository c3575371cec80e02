import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import {
  bundlePage,
  type SdkSite,
  sdkSite,
  startBrowser,
  visitorPage,
} from '#emulator/tests/support/browser.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { budgetOptions, serviceOptions } from '#src/content/inquiry.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { emptySubmission, type SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { isOfficial, officialSite } from '#tests/support/servers/officialSite.ts';

/** The app's operations in a page, on their own Firebase. */
type OpenedApp = {
  site: Pick<SdkSite, 'origin' | 'stop'> & Partial<SdkSite>;
  page: Page;
  /** Every line of the page's console. */
  said: string[];
};

/** Opens the app with a published post, a draft and two inquiries, of which `second` is newer. */
type OpenApp = (who: 'visitor' | 'admin', indexesFile?: string) => Promise<OpenedApp>;

/** A browser for the tests of a file, with the app's operations as `app`. */
export function appInBrowser(): OpenApp {
  let browser: Browser;
  let script: string;
  beforeAll(async () => {
    [browser, script] = await Promise.all([
      startBrowser(),
      bundlePage(new URL('./appPage.tsx', import.meta.url)),
    ]);
  });
  afterAll(() => browser.close());
  return async (who, indexesFile = embeddedProject.indexesFile) => {
    const { seed: _, ...project } = embeddedProject;
    const seed = () => ({ documents, users: [demoAdmin] });
    const site = isOfficial
      ? await officialSite(script, documents)
      : await sdkSite(script, { ...project, seed, indexesFile });
    const page = await visitorPage(browser, site.origin);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    if (who === 'admin') {
      await page.evaluate(({ email, password }) => app.signIn(email, password), demoAdmin);
    }
    return { site, page, said };
  };
}

const liveSince = new Date('2024-07-02T12:00:00Z');
const documents = [
  aPost({ id: 'live', title: 'Live', createdAt: liveSince }),
  aPost({ id: 'draft', title: 'Draft', published: false }),
  aSubmission({ id: 'first', status: 'new' }),
  aSubmission({ id: 'second', status: 'read', timestamp: new Date('2024-07-02T12:00:00Z') }),
];

/** An inquiry as a visitor types it: with spaces around it and some optional fields empty. */
export const inquiry: SubmissionValues = {
  ...emptySubmission,
  name: ' Ana María Núñez ',
  email: 'ana@nunez.example',
  service: serviceOptions[0],
  budget: budgetOptions[0],
  message: 'Our booking page has "nine" screens.',
};

/** A post's form values, with 201 words. */
export const post: PostValues = {
  ...writtenFields('mine'),
  title: 'Nine screens, then four',
  content: Array(201).fill('word').join(' '),
  tags: ['forms', 'claims'],
};

/** The base of a post that was never stored. */
export const unsaved = { isStored: false, baseUpdatedAt: null, saveId: 's'.repeat(20) };

/** The base of the published post when it was opened. */
export const opened = { isStored: true, baseUpdatedAt: liveSince.getTime(), saveId: 't'.repeat(20) };
