import type { SeedDocument } from '#emulator/seed.ts';
import { serviceOptions } from '#src/content/inquiry.ts';

type SubmissionFields = {
  id: string;
  name: string;
  email: string;
  company: string;
  service: string;
  budget: string;
  message: string;
  status: 'new' | 'read' | 'replied';
  timestamp: Date;
};

/** A stored inquiry; pass only the fields that matter. */
export function aSubmission(given: Partial<SubmissionFields> & { id: string }): SeedDocument {
  const { id, ...fields } = given;
  return {
    path: `contacts/${id}`,
    fields: {
      name: `Visitor ${id}`,
      email: `${id}@visitors.example`,
      service: serviceOptions[0],
      message: `The message of ${id}.`,
      status: 'new',
      timestamp: new Date('2024-07-01T12:00:00Z'),
      ...fields,
    },
  };
}

/** `count` inquiries, one minute apart; `visitor-0001` is the newest. */
export function submissionsNumbered(count: number): SeedDocument[] {
  const newest = Date.parse('2024-07-01T12:00:00Z');
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    const timestamp = new Date(newest - index * 60_000);
    return aSubmission({ id: `visitor-${number}`, name: `Visitor ${number}`, timestamp });
  });
}
