import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Submission } from '#src/features/submissions/data/submission.ts';
import { ForwardIcon } from '#src/theme/icons.ts';

type ReplyAreaProps = { submission: Submission; canMark: boolean; onMark(): void };

/** Offers the new status instead of setting it, because only the admin knows whether the email was sent. */
export function ReplyArea({ submission, canMark, onMark }: ReplyAreaProps) {
  const [hasReplied, setHasReplied] = useState(false);
  const reply = useRef<HTMLAnchorElement>(null);
  return (
    <Box sx={{ alignSelf: 'end', display: 'grid', gap: 0.5 }}>
      <Button
        ref={reply}
        component="a"
        color="primary"
        href={replyLink(submission)}
        onClick={() => setHasReplied(true)}
        endIcon={<ForwardIcon />}
        sx={{ minHeight: { xs: '3.5rem', sm: '2.75rem' } }}
      >
        Reply via Email
      </Button>
      <Box role="status" sx={{ display: 'grid', justifyItems: 'start' }}>
        {hasReplied && canMark && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              onMark();
              reply.current?.focus();
            }}
          >
            Mark as replied
          </Button>
        )}
      </Box>
    </Box>
  );
}

export function replyLink({ email, service }: Pick<Submission, 'email' | 'service'>): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Re: Your inquiry about ${service}`)}`;
}
