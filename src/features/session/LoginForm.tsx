import type { AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import type { Result } from '#src/components/result.ts';
import { lazyPart } from '#src/components/runtime/lazyPart.ts';
import { useHydrated } from '#src/components/runtime/useHydrated.ts';
import type { LoginValues } from './loginSchema.ts';
import { signInMessages } from './messages.ts';

const loadAlert = () => import('@mui/material/Alert').then((module) => module.default);

const Failure = lazyPart<AlertProps>(loadAlert, PlainFailure);

type LoginFormProps = {
  initialEmail?: string;
  /** Which field has the focus at first. */
  focus?: 'email' | 'password';
  onSignedIn?(): void;
};

/**
 * Email, password and 'Login' (spec 2). Neither Yup nor Firebase comes with it, nor what a failure looks like: they are
 * fetched at the first sign of use, so that the form is there at once.
 */
export function LoginForm({ initialEmail = '', focus = 'email', onSignedIn }: LoginFormProps) {
  async function handleSubmit(values: LoginValues, { setStatus }: FormikHelpers<LoginValues>) {
    setStatus(undefined);
    const result = await signIn(values);
    if (result.success) onSignedIn?.();
    else setStatus(result.error);
  }

  return (
    <Formik
      initialValues={{ email: initialEmail, password: '' }}
      validate={validate}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <LoginFields focus={focus} />
    </Formik>
  );
}

function LoginFields({ focus }: { focus: 'email' | 'password' }) {
  const { handleSubmit, isSubmitting, status } = useFormikContext<LoginValues>();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  useEarlyInput(form);
  useStartFocus(form, focus);
  useFocusFirstError(form);
  useEffect(() => {
    if (status) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [status]);
  return (
    <Box
      component="form"
      ref={form}
      method="post"
      noValidate
      aria-busy={isSubmitting}
      onSubmit={handleSubmit}
      onFocus={fetchSignIn}
      onInput={fetchSignIn}
      sx={{ display: 'grid', gap: 3 }}
    >
      <FormTextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        size="large"
        required
        autoFocus={focus === 'email'}
      />
      <FormTextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        size="large"
        required
      />
      {status && (
        <Suspense fallback={null}>
          <Failure severity="error">{status}</Failure>
        </Suspense>
      )}
      <Button
        // Before its script runs, the page must not send a password anywhere.
        type={isHydrated ? 'submit' : 'button'}
        color="primary"
        size="large"
        disabled={isSubmitting}
      >
        {isSubmitting ? 'Logging in...' : 'Login'}
      </Button>
    </Box>
  );
}

/** Puts the focus into the field, unless somebody was quicker. */
function useStartFocus(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  }, [form, name]);
}

/** Takes over what was typed, or filled in by the browser, before the page's script ran. */
function useEarlyInput(form: RefObject<HTMLFormElement | null>): void {
  const { setFieldValue } = useFormikContext<LoginValues>();
  useEffect(() => {
    if (!form.current) return;
    for (const [name, value] of new FormData(form.current)) {
      if (value !== '') void setFieldValue(name, value, false);
    }
  }, [form, setFieldValue]);
}

function fetchSignIn(): void {
  // Offline it fails here in silence and at the submit with words.
  Promise.all([import('./signIn.ts'), loadAlert()]).catch(() => undefined);
}

function PlainFailure({ children }: AlertProps) {
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      {children}
    </Typography>
  );
}

async function validate(values: LoginValues) {
  try {
    const { validateLogin } = await import('./loginSchema.ts');
    return await validateLogin(values);
  } catch {
    // Without the schema the identity service has the last word.
    return {};
  }
}

async function signIn({ email, password }: LoginValues): Promise<Result> {
  try {
    const { signIn: start } = await import('./signIn.ts');
    return await start(email.trim(), password);
  } catch (error) {
    console.error('The sign-in could not be loaded:', error);
    return { success: false, error: signInMessages.offline };
  }
}
