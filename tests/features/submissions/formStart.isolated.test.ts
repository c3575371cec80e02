import { expect, it, vi } from 'vitest';

it('the schema of the contact form loads without formatting a number, which would delay the first key', async () => {
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  const { submissionSchema } = await import('#src/features/submissions/data/submissionSchema.ts');
  expect(format).not.toHaveBeenCalled();
  const name = 'a'.repeat(101);
  await expect(submissionSchema.validateAt('name', { name })).rejects.toThrow(
    'Please use at most 100 characters.',
  );
});
