import { type InferType, object, string } from 'yup';
import { patterns, requiredText, text, whole } from '#src/components/form/fieldRules.ts';
import { budgetOptions, serviceOptions } from '#src/content/enquiry.ts';
import { submissionLimits } from './submission.ts';

const chooseOne = 'Please select an item in the list.';

/** The contact form's values (spec 5). */
export const submissionSchema = object({
  name: requiredText(submissionLimits.name),
  email: requiredText(submissionLimits.email).matches(
    whole(patterns.email),
    'Please enter an email address.',
  ),
  company: text(submissionLimits.company).optional(),
  service: string().oneOf(serviceOptions, chooseOne).required(chooseOne),
  budget: string()
    .oneOf([...budgetOptions, ''], chooseOne)
    .optional(),
  message: requiredText(submissionLimits.message),
});

export type SubmissionValues = InferType<typeof submissionSchema>;

/** What is stored beside time and status: fields left empty are left out. */
export const storedSubmissionSchema = submissionSchema
  .shape({
    company: requiredText(submissionLimits.company).optional(),
    budget: string().oneOf(budgetOptions).optional(),
  })
  .noUnknown()
  .strict();
