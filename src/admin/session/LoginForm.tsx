import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { type FormikHelpers, FormikProvider } from 'formik';
import { useState } from 'react';
import { type InferType, object } from 'yup';
import { FormTextField } from '#src/components/form/FormTextField.tsx';
import { requiredText } from '#src/components/form/fieldRules.ts';
import { useAdoptPrefilledValues } from '#src/components/form/useAdoptPrefilledValues.ts';
import { useForm } from '#src/components/form/useForm.ts';
import { missingCodeMessage } from '#src/components/loading/reloadPage.ts';
import { type Result, tryResult } from '#src/components/result.ts';
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

  function switchForm(typedEmail: string) {
    setEmail(typedEmail.trim());
    setIsForgotten(!isForgotten);
  }

  if (isForgotten) return <ForgotPasswordForm initialEmail={email} onBack={switchForm} />;
  const focused = email ? 'password' : focus;
  return <PasswordForm initialEmail={email} focus={focused} onSignedIn={onSignedIn} onForgot={switchForm} />;
}

type PasswordFormProps = Required<Pick<LoginFormProps, 'initialEmail' | 'focus'>> & {
  onSignedIn: LoginFormProps['onSignedIn'];
  onForgot(email: string): void;
};

function PasswordForm({ initialEmail, focus, onSignedIn, onForgot }: PasswordFormProps) {
  const [isVisible, setIsVisible] = useState(false);
  const { formik, form } = useForm<LoginValues>({
    initialValues: { email: initialEmail, password: '' },
    validationSchema: loginSchema,
    onSubmit: handleSubmit,
  });
  const { values, isSubmitting, status } = formik;
  useAdoptPrefilledValues(formik, form.ref);

  async function handleSubmit(login: LoginValues, { setStatus }: FormikHelpers<LoginValues>) {
    setStatus(undefined);
    const result = await signIn(login);
    if (result.success) return onSignedIn?.();
    setStatus(result.error);
    form.ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }

  const field = { size: 'large', required: true } as const;
  return (
    <FormikProvider value={formik}>
      <Box
        component="form"
        {...form}
        // If submitted before hydration, the form must not send the password anywhere.
        method="dialog"
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
    </FormikProvider>
  );
}

const linkStyle = { justifySelf: 'start', color: 'text.secondary' } as const;

function signIn({ email, password }: LoginValues): Promise<Result> {
  return tryResult(missingCodeMessage, async () => {
    const loaded = await withTimeout(import('./signIn.ts'), signInTimeoutMs);
    return loaded.signIn(email.trim(), password);
  });
}
