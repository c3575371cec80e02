import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { findFirebaseTools } from '#scripts/dev/firebaseTools.ts';
import { aPost } from '#tests/support/records/aPost.ts';
import { aSubmission } from '#tests/support/records/aSubmission.ts';
import { builtFile } from '#tests/support/servers/builtSite.ts';
import { storeDocuments, storedDocuments } from '#tests/support/servers/embeddedFirebase.ts';
import { type OfficialFunctions, startOfficialFunctions } from './officialFunctions.ts';

const tools = await findFirebaseTools();

describe.skipIf(typeof tools === 'string' || typeof findOfficialFirestore() === 'string')(
  'in the official Functions emulator, with the official Firestore emulator,',
  () => {
    let running: OfficialFunctions;
    beforeAll(async () => {
      if (typeof tools === 'string') throw new Error(tools);
      running = await startOfficialFunctions(tools);
      const files = ['build.json', 'blog.json'].map((file) => [`/${file}`, builtFile(file)]);
      running.hosting.deploy(Object.fromEntries(files));
    });
    afterAll(() => running?.end());

    it('a new inquiry is emailed once, and changing it sends no email', async () => {
      const { firestore, mail } = running;
      const inquiry = { id: 'ana', name: 'Ana Okafor', timestamp: new Date() };
      await storeDocuments(firestore, [aSubmission(inquiry)]);
      await expect
        .poll(() => mail.mails.map(({ subject }) => subject))
        .toEqual(['New inquiry: Ana Okafor, Web Development']);
      await storeDocuments(firestore, [aSubmission({ ...inquiry, status: 'read' })]);
      expect(await running.runSchedule()).toBe(200);
      expect(mail.mails).toHaveLength(1);
      expect(await storedDocuments(firestore, 'mails')).toMatchObject([{ id: 'inquiry-ana' }]);
    });

    it('a scheduled post is published by the schedule, and its page is released', async () => {
      const { firestore, hosting } = running;
      const { path, fields } = aPost({ id: 'later', published: false });
      await storeDocuments(firestore, [{ path, fields: { ...fields, publishAt: new Date() } }]);
      expect(await running.runSchedule()).toBe(200);
      expect(await storedDocuments(firestore, 'blogs')).toMatchObject([{ id: 'later', published: true }]);
      await expect.poll(() => hosting.live().get('/blog/later.html')?.toString()).toContain('<h1');
    });
  },
);
