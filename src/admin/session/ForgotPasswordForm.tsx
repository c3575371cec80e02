import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormikHelpers, FormikProvider } from 'formik';
import { type InferType, object } from 'yup';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { type Result, tryResult } from '#src/components/result.ts';
import { loginEmail } from './loginEmail.ts';
import { signInMessages } from './messages.ts';

const schema = object({ email: loginEmail });

type Values = InferType<typeof schema>;

type ForgotPasswordFormProps = { initialEmail: string; onBack(email: string): void };

export function ForgotPasswordForm({ initialEmail, onBack }: ForgotPasswordFormProps) {
  const { formik, form } = useForm<Values>({
    initialValues: { email: initialEmail },
    validationSchema: schema,
    onSubmit: handleSubmit,
  });
  const { values, isSubmitting, status } = formik;
  const result: Result | undefined = status;

  async function handleSubmit({ email }: Values, { setStatus }: FormikHelpers<Values>) {
    setStatus(undefined);
    const sent = tryResult(missingCodeMessage, async () =>
      (await import('./signIn.ts')).requestPasswordReset(email.trim()),
    );
    setStatus(await sent);
  }

  return (
    <FormikProvider value={formik}>
      <Box component="form" {...form} sx={{ display: 'grid', gap: 3 }}>
        <FormTextField
          size="large"
          required
          name="email"
          label="Email"
          help="We'll email you a link to set a new password."
          input={{ type: 'email', autoComplete: 'username', autoFocus: true }}
        />
        <div role="status">
          {result?.success && (
            <Alert severity="success" role="presentation">
              {signInMessages.resetSent}
            </Alert>
          )}
        </div>
        {result?.success === false && <Alert severity="error">{result.error}</Alert>}
        <Button type="submit" color="primary" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Email'}
        </Button>
        <Link
          component="button"
          type="button"
          variant="body2"
          sx={{ justifySelf: 'start', color: 'text.secondary' }}
          onClick={() => onBack(values.email)}
        >
          Back to Login
        </Link>
      </Box>
    </FormikProvider>
  );
}
