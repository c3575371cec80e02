import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Action } from '#src/components/Action.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Spinner } from '#src/components/Spinner.tsx';
import { TextLink } from '#src/components/TextLink.tsx';
import { callToAction } from '#src/content/callToAction.ts';
import { enquiryForm as words } from '#src/content/enquiryForm.ts';
import { site } from '#src/content/site.ts';
import { submissionMessages } from '#src/features/submissions/data/messages.ts';
import { RequiredFieldsProgress } from './RequiredFieldsProgress.tsx';

type EnquirySendProps = { phase: 'idle' | 'sending' | 'sent' | 'failed' };

/** The end of the contact form: what is still needed, how the last attempt ended, the button. */
export function SubmitArea({ phase }: EnquirySendProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'sent' || phase === 'failed') notice.current?.focus();
  }, [phase]);
  return (
    <div data-send>
      <RequiredFieldsProgress />
      {phase === 'sent' && (
        <Notice tone="success" ref={notice}>
          {submissionMessages.sent}
        </Notice>
      )}
      {phase === 'failed' && (
        <Notice tone="error" ref={notice}>
          {submissionMessages.notSent}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem 1.5rem' }}>
        <SendButton isSending={phase === 'sending'} />
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {phase === 'failed' && (
            <>
              {words.kept} <TextLink href={`mailto:${site.email}`}>{site.email}</TextLink>
            </>
          )}
          {(phase === 'idle' || phase === 'sending') && callToAction.note}
        </Typography>
      </Box>
    </div>
  );
}

function SendButton({ isSending }: { isSending: boolean }) {
  return (
    <Action type="submit" color="primary" size="large" disabled={isSending} sx={buttonStyle}>
      {isSending && <Spinner />}
      {isSending ? words.sending : words.send}
    </Action>
  );
}

const buttonStyle = {
  minWidth: '11.5rem',
  '&:disabled': {
    border: '1px solid',
    borderColor: 'line.control',
    backgroundColor: 'background.sunk',
    color: 'text.secondary',
  },
} as const;
