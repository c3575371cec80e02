import { type InferType, object } from 'yup';
import { fullMatch, patterns, requiredText } from '#src/components/form/fieldRules.ts';

export const loginSchema = object({
  email: requiredText(254).matches(fullMatch(patterns.email), 'Please enter an email address.'),
  password: requiredText(4096),
});

export type LoginValues = InferType<typeof loginSchema>;
