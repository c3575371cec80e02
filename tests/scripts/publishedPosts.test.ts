import { expect, it, vi } from 'vitest';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { readPublishedPosts } from '#scripts/prerender/readPublishedPosts.ts';
import { aPost } from '#tests/support/records/aPost.ts';

it('the build leaves out published posts that cannot be read or drawn, and names each of them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const documents = [
    aPost({ id: 'whole' }),
    aPost({ id: 'index' }),
    aPost({ id: 'a post' }),
    { path: 'blogs/untitled', fields: { ...aPost({ id: 'untitled' }).fields, title: null } },
    aPost({ id: 'nested', content: '>'.repeat(4_000) }),
    { path: 'blogs/tagged', fields: { ...aPost({ id: 'tagged' }).fields, tags: 'forms' } },
  ];
  const seed = () => ({ documents, users: [] });
  expect((await readPublishedPosts({ ...embeddedProject, seed })).map(({ id }) => id)).toEqual(['whole']);
  const warnings = warn.mock.calls.map(String);
  expect(warnings).toHaveLength(5);
  for (const id of ['index', 'a post', 'untitled', 'nested', 'tagged']) {
    expect(warnings.join('\n')).toContain(JSON.stringify(id));
  }
});

it('the build leaves out of the pages which save wrote a post', async () => {
  const { path, fields } = aPost({ id: 'whole' });
  const seed = () => ({ documents: [{ path, fields: { ...fields, saveId: 's'.repeat(20) } }], users: [] });
  expect(Object.keys((await readPublishedPosts({ ...embeddedProject, seed }))[0] ?? {})).not.toContain(
    'saveId',
  );
});
