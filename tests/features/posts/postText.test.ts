import { describe, expect, it } from 'vitest';
import { emptyPost } from '#src/features/posts/data/postFields.ts';
import { postSchema, toPostContent } from '#src/features/posts/data/postSchema.ts';

const typed = {
  ...emptyPost,
  title: 'Line one\u000bline two',
  author: 'Mara\u0000 Okafor\ufffe',
  featuredImage: '/pics/a.svg\u0008',
  excerpt: '\u0001 An excerpt\u001f',
  content: 'One\u000c\n\ttwo 😀\uffff',
  tags: ['sp\u0002eed'],
};

describe('Text accepted by the post form', () => {
  it('drops the characters that XML forbids; a soft line break becomes a space', () => {
    expect(toPostContent(typed)).toMatchObject({
      title: 'Line one line two',
      slug: 'line-one-line-two',
      author: 'Mara Okafor',
      featuredImage: '/pics/a.svg',
      excerpt: 'An excerpt',
      content: 'One\n\ttwo 😀',
      tags: ['speed'],
    });
  });

  it('drops half an emoji, which a program that cuts text at a limit leaves, and keeps joiners', () => {
    expect(toPostContent({ ...typed, title: 'Half \ud83d of \u200d😀 علی\u200cرضا' }).title).toBe(
      'Half  of \u200d😀 علی\u200cرضا',
    );
  });

  it('counts as empty when it contains nothing else', async () => {
    const blank = { ...typed, category: 'SEO', title: '\u0000\u000b' };
    await expect(postSchema.validateAt('title', blank)).rejects.toThrow('Please fill out this field.');
  });
});
