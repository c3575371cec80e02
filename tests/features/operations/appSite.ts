import type { Browser, Page } from '@playwright/test';
import { bundlePage, type SdkSite, sdkSite, visitorPage } from '#emulator/tests/support/browser.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import type { SubmissionValues } from '#src/features/submissions/data/submissionFields.ts';
import { aPost, writtenFields } from '#tests/support/records/aPost.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';

/** The app's operations in a page, on an embedded Firebase of their own. */
export type OpenedApp = {
  site: SdkSite;
  page: Page;
  /** Every line of the page's console. */
  said: string[];
};

/** The script of a page that offers the app's operations under `app`. */
export function bundleApp(): Promise<string> {
  return bundlePage(new URL('./appPage.tsx', import.meta.url));
}

/** Opens the app beside one published post, a draft and two enquiries, of which `second` is the newer one. */
export async function openApp(
  browser: Browser,
  script: string,
  who: 'visitor' | 'admin',
  indexesFile: string = embeddedProject.indexesFile,
): Promise<OpenedApp> {
  const { seed: _, ...project } = embeddedProject;
  const seed = () => ({ documents, users: [demoAdmin] });
  const site = await sdkSite(script, { ...project, seed, indexesFile });
  const page = await visitorPage(browser, site.origin);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  if (who === 'admin') {
    await page.evaluate(({ email, password }) => app.signIn(email, password), demoAdmin);
  }
  return { site, page, said };
}

const liveSince = new Date('2024-07-02T12:00:00Z');
const documents = [
  aPost({ id: 'live', title: 'Live', createdAt: liveSince }),
  aPost({ id: 'draft', title: 'Draft', published: false }),
  aSubmission({ id: 'first', status: 'new' }),
  aSubmission({ id: 'second', status: 'read', timestamp: new Date('2024-07-02T12:00:00Z') }),
];

/** An enquiry as somebody types it: blanks round it, nothing in the optional field. */
export const enquiry: SubmissionValues = {
  name: ' Ana María Núñez ',
  email: 'ana@nunez.example',
  company: '',
  service: 'UI/UX Design',
  budget: '$10,000 - $25,000',
  message: 'Our booking page has "nine" screens.',
};

/** A post as the form has it, of 201 words. */
export const post: PostValues = {
  ...writtenFields('mine'),
  title: 'Nine screens, then four',
  content: Array(201).fill('word').join(' '),
  tags: ['forms', 'claims'],
};

/** What is known of a post that was never stored. */
export const unsaved = { isStored: false, baseUpdatedAt: null, unconfirmed: [] };

/** What is known of the published post when it was opened. */
export const opened = { isStored: true, baseUpdatedAt: liveSince.getTime(), unconfirmed: [] };
