import { object } from 'yup';
import { mapFields } from '#src/features/submissions/data/submissionFields.ts';
import { filledIn } from '#src/features/submissions/data/submissionSchema.ts';

/** What the app stores of an inquiry, as `firestore.rules` must accept it. */
export const storedSubmissionSchema = object(
  mapFields((field) => (field.isRequired ? filledIn(field) : filledIn(field).optional())),
)
  .noUnknown()
  .strict();
