import { object } from 'yup';
import { textSchema } from '#src/components/form/fieldRules.ts';
import { mapFields } from '#src/components/form/mapFields.ts';
import { submissionFields } from './submissionFields.ts';

/** Separate from the list of fields, so that the functions do not load the validation. */
export const submissionSchema = object(mapFields(submissionFields, textSchema));
