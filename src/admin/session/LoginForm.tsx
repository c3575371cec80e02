import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type InferType, object } from 'yup';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { requiredText } from '#src/components/form/fieldRules.ts';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import { useFocusFirstError } from '#src/components/form/useFocusFirstError.ts';
import { useRevalidation } from '#src/components/form/useRevalidation.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { type Result, tryResult } from '#src/components/result.ts';
import { onIdle } from '#src/components/start/onIdle.ts';
import { withTimeout } from '#src/firebase/timeout.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { loginEmail } from './loginEmail.ts';
import { signInTimeoutMs } from './messages.ts';

const loginSchema = object({
  email: loginEmail,
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
  const [email, setEmail] = useState(initialEmail);
  const [isForgotten, setIsForgotten] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  async function handleSubmit(values: LoginValues, { setStatus }: FormikHelpers<LoginValues>) {
    setStatus(undefined);
    const result = await signIn(values);
    if (result.success) return onSignedIn?.();
    setStatus(result.error);
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }

  function switchForm(typedEmail: string) {
    setEmail(typedEmail.trim());
    setIsForgotten(!isForgotten);
  }

  if (isForgotten) return <ForgotPasswordForm initialEmail={email} onBack={switchForm} />;
  return (
    <Formik<LoginValues>
      initialValues={{ email, password: '' }}
      validationSchema={loginSchema}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={handleSubmit}
    >
      <FormBody form={form} focus={email ? 'password' : focus} onForgot={switchForm} />
    </Formik>
  );
}

type FormBodyProps = {
  form: RefObject<HTMLFormElement | null>;
  focus: 'email' | 'password';
  onForgot(email: string): void;
};

function FormBody({ form, focus, onForgot }: FormBodyProps) {
  const { values, handleSubmit, isSubmitting, status } = useFormikContext<LoginValues>();
  const [isVisible, setIsVisible] = useState(false);
  useAdoptPrefilledValues(form);
  useEffect(() => onIdle(prefetchSignIn), []);
  useRevalidation();
  useFocusFirstError(form);
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
        input={{
          type: isVisible ? 'text' : 'password',
          autoComplete: 'current-password',
          autoFocus: focus === 'password',
          // Browsers spell-check visible text, some on a server.
          spellCheck: false,
          autoCapitalize: 'none',
        }}
        end={
          <Button size="small" variant="text" color="inherit" onClick={() => setIsVisible(!isVisible)}>
            {isVisible ? 'Hide' : 'Show'}
            <span style={visuallyHidden}> password</span>
          </Button>
        }
      />
      {status && <Alert severity="error">{status}</Alert>}
      <Button type="submit" color="primary" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Logging in...' : 'Login'}
      </Button>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={linkStyle}
        onClick={() => onForgot(values.email)}
      >
        Forgot Password?
      </Link>
    </Box>
  );
}

const linkStyle = { justifySelf: 'start', color: 'text.secondary' } as const;

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
