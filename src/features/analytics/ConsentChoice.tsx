import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { analytics, analyticsChoiceId } from '#src/content/analytics.ts';
import { answerConsent, type Consent, useConsent } from './consent.ts';

export function ConsentChoice() {
  const consent = useConsent();
  return (
    <Box id={analyticsChoiceId} sx={choiceStyle}>
      <Typography variant="h4" component="h3">
        {analytics.name}
      </Typography>
      <Typography role="status" sx={{ marginBlock: 1 }}>
        {consent && analytics.status[consent]}
      </Typography>
      {consent && consent !== 'refused' && <ChangeButton consent={consent} />}
    </Box>
  );
}

function ChangeButton({ consent }: { consent: Consent }) {
  const isCounted = consent === 'granted';
  return (
    <Button variant="outlined" onClick={() => (isCounted ? void withdraw() : answerConsent('granted'))}>
      {isCounted ? analytics.withdraw : analytics.allow}
    </Button>
  );
}

async function withdraw(): Promise<void> {
  answerConsent('denied');
  try {
    const { deleteInstallations, getInstallations } = await import('firebase/installations');
    const { firebaseApp } = await import('#src/firebase/firebaseApp.ts');
    await deleteInstallations(getInstallations(firebaseApp));
  } catch (error) {
    console.info("Firebase could not delete this browser's id:", error);
  }
}

/** Reserves the height for the visitor's answer, which a prerendered page does not know. */
const choiceStyle = { minHeight: '9rem', displayPrint: 'none' } as const;
