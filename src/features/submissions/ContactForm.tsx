import Box from '@mui/material/Box';
import { useRef } from 'react';
import { enquiryForm } from '#src/content/enquiryForm.ts';
import { ChangeFields, PersonFields } from './EnquiryFieldsets.tsx';
import { EnquiryFrame } from './EnquiryFrame.ts';
import { EnquirySend } from './EnquirySend.tsx';
import { trapName, useEnquiry } from './useEnquiry.ts';

/** The project enquiry form (spec 2, 4 and 5). */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { phase, errors, attempt, handlers } = useEnquiry(form);
  const fields = { errors, isLocked: phase === 'sending' };
  return (
    <EnquiryFrame
      ref={form}
      aria-label={enquiryForm.name}
      aria-busy={phase === 'sending'}
      noValidate
      // Pressed before the page's script runs, it must not send the text into the address bar.
      method="dialog"
      {...handlers}
    >
      <PersonFields {...fields} />
      <ChangeFields {...fields} />
      <Trap />
      <EnquirySend phase={phase} />
      {attempt && <attempt.Component {...attempt} />}
    </EnquiryFrame>
  );
}

function Trap() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', left: '-99rem' }}>
      <label>
        Website
        <input name={trapName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Box>
  );
}
