import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { type InferType, object } from 'yup';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { fieldMessages, fullMatch, patterns, requiredText } from '#src/components/form/fieldRules.ts';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { useRevalidation } from '#src/components/form/useRevalidation.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { type Result, tryResult } from '#src/components/result.ts';
import { onIdle } from '#src/components/start/onIdle.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';
import { signInTimeoutMs } from './messages.ts';

const loginSchema = object({
  email: requiredText(254).matches(fullMatch(patterns.email), fieldMessages.email),
  password: requiredText(4096),
});

type LoginValues = InferType<typeof loginSchema>;

type LoginFormProps = {
  initialEmail?: string;
  focus?: 'email' | 'password';
  onSignedIn?(): void;
};

/** The form renders first, and Firebase loads in the background. */
export function LoginForm({ initialEmail = '', focus = 'email', onSignedIn }: LoginFormProps) {
  async function handleSubmit(values: LoginValues, { setStatus }: FormikHelpers<LoginValues>) {
    setStatus(undefined);
    const result = await signIn(values);
    if (result.success) onSignedIn?.();
    else setStatus(result.error);
  }

  return (
    <Formik<LoginValues>
      initialValues={{ email: initialEmail, password: '' }}
      validationSchema={loginSchema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      <FormBody focus={focus} />
    </Formik>
  );
}

function FormBody({ focus }: { focus: 'email' | 'password' }) {
  const { handleSubmit, isSubmitting, status } = useFormikContext<LoginValues>();
  const form = useRef<HTMLFormElement>(null);
  useAdoptPrefilledValues(form);
  useEffect(() => onIdle(prefetchSignIn), []);
  useRevalidation();
  useFocusFirstError(form);
  useEffect(() => {
    if (status) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [status]);
  const field = { size: 'large', required: true } as const;
  return (
    <Box
      component="form"
      ref={form}
      // If submitted before hydration, the form must not send the password anywhere.
      method="dialog"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 3, ...hideIfNoScript }}
    >
      <FormTextField
        {...field}
        name="email"
        label="Email"
        input={{ type: 'email', autoComplete: 'username', autoFocus: focus === 'email' }}
      />
      <FormTextField
        {...field}
        name="password"
        label="Password"
        input={{ type: 'password', autoComplete: 'current-password', autoFocus: focus === 'password' }}
      />
      {status && <Alert severity="error">{status}</Alert>}
      <Button type="submit" color="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Login'}
      </Button>
    </Box>
  );
}

const loadSignIn = () => import('./signIn.ts');

function prefetchSignIn(): void {
  if (navigator.onLine) loadSignIn().catch(() => undefined);
}

function signIn({ email, password }: LoginValues): Promise<Result> {
  return tryResult(missingCodeMessage, async () => {
    const loaded = await withTimeout(loadSignIn(), signInTimeoutMs);
    return loaded.signIn(email.trim(), password);
  });
}
