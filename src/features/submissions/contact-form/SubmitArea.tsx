import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ReloadButton } from '#src/components/loading/ReloadButton.tsx';
import { withOfflineHint } from '#src/components/notifications/notificationQueue.ts';
import { useHydrated } from '#src/components/start/useHydrated.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { contactForm } from '#src/content/inquiry.ts';
import { site } from '#src/content/site.ts';
import { submissionMessages } from '#src/features/submissions/messages.ts';
import { isDemoSite } from '#src/firebase/demoSite.ts';
import { hideIfNoScript } from '#src/theme/mixins.ts';
import { RequiredFieldsProgress } from './ContactFields.tsx';
import { loadStoredContactDraft } from './contactDraft.ts';
import { type ContactFormStatus, outcomeMessage } from './submitContactForm.ts';

export function SubmitArea() {
  const formik = useFormikContext();
  const status: ContactFormStatus = formik.status;
  const isHydrated = useHydrated();
  const isSent = status === 'sent';
  const isUntouched = isSent && !formik.dirty;
  return (
    <Box sx={areaStyle}>
      <RequiredFieldsProgress isSent={isUntouched}>
        {isSent && (
          <Typography ref={showThanks} role="status" tabIndex={-1} variant="h3" component="p" sx={sentStyle}>
            {outcomeMessage(status).message}
          </Typography>
        )}
      </RequiredFieldsProgress>
      {status && !isSent && <OutcomeAlert key={status} status={status} />}
      {isHydrated && isDemoSite && !status && <Alert severity="warning">{submissionMessages.demo}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem 1.5rem' }}>
        <Button
          type="submit"
          {...(isUntouched ? { variant: 'outlined' } : { color: 'primary' })}
          size="large"
          loading={formik.isSubmitting}
          loadingPosition="start"
          sx={{ minWidth: formik.isSubmitting ? 0 : 'min(11.5rem, 100%)' }}
        >
          {formik.isSubmitting ? contactForm.sending : contactForm.send}
        </Button>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {/* Elements: React can't remove bare text that the browser has translated. */}
          {!status && <span>{callToAction.note}</span>}
          {status && !isSent && (
            <span>
              {contactForm.textKept} <Link href={`mailto:${site.email}`}>{site.email}</Link>
            </span>
          )}
        </Typography>
      </Box>
    </Box>
  );
}

const areaStyle = {
  display: 'grid',
  rowGap: 3,
  gridTemplateColumns: { md: 'repeat(8, minmax(0, 1fr))' },
  '& > *': { gridColumn: { md: '3 / -1' } },
  ...hideIfNoScript,
} as const;

/** Scrolls to the upper third of the window. */
const sentStyle = { maxWidth: '40rem', scrollMarginTop: '30svh' } as const;

function showThanks(thanks: HTMLElement | null): void {
  thanks?.focus({ preventScroll: true });
  thanks?.scrollIntoView();
}

function OutcomeAlert({ status }: { status: NonNullable<ContactFormStatus> }) {
  const { severity, message } = outcomeMessage(status);
  return (
    <Alert
      severity={severity}
      role="alert"
      tabIndex={-1}
      ref={focusAlert}
      // Some browsers do not refetch code that failed to load. A reload does, and the draft restores the text.
      action={
        status === 'loadFailed' &&
        loadStoredContactDraft() !== null && <ReloadButton size="small">{contactForm.reload}</ReloadButton>
      }
    >
      {status === 'demo' ? message : withOfflineHint(message)}
    </Alert>
  );
}

function focusAlert(alert: HTMLElement | null): void {
  alert?.focus();
}
