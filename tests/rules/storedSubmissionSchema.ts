import { object, type StringSchema } from 'yup';
import { fullMatch, patterns } from '#src/components/form/fieldRules.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { isRequired, submissionFields } from '#src/features/submissions/data/submissionFields.ts';
import { submissionSchema } from '#src/features/submissions/data/submissionSchema.ts';

/** What the app stores of an inquiry, as `firestore.rules` must accept it: it leaves out empty fields. */
export const storedSubmissionSchema = object(
  mapFields(submissionFields, (_, name) => {
    const field = submissionSchema.fields[name] as StringSchema;
    return isRequired(name)
      ? field
      : field.default(undefined).optional().matches(fullMatch(patterns.nonBlank));
  }),
)
  .noUnknown()
  .strict();
