import { validateYupSchema, yupToFormErrors } from 'formik';
import { object } from 'yup';
import { patterns, requiredText, whole } from '#src/components/form/fieldRules.ts';

/** The login form's values (spec 5); how a password must look is the identity service's business. */
const loginSchema = object({
  email: requiredText(254).matches(whole(patterns.email), 'Please enter an email address.'),
  password: requiredText(4096),
});

export type LoginValues = { email: string; password: string };

/** What is wrong with the form's values, by field. */
export async function validateLogin(
  values: LoginValues,
): Promise<Partial<Record<keyof LoginValues, string>>> {
  try {
    await validateYupSchema(values, loginSchema);
    return {};
  } catch (error) {
    return yupToFormErrors<LoginValues>(error);
  }
}
