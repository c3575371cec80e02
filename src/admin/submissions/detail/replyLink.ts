import { wellFormed } from '#src/components/form/fieldRules.ts';
import { site } from '#src/content/site.ts';
import type { Submission } from '#src/features/submissions/data/submission.ts';

/** Windows and some mail programs cut or refuse longer links. */
const maxLength = 1_899;

type Inquiry = Pick<Submission, 'name' | 'email' | 'service' | 'message' | 'timestamp'>;

/** A mailto link (RFC 6068) that quotes as much of the inquiry as fits. */
export function replyLink({ name, email, service, message, timestamp }: Inquiry): string {
  const address = encode(email).replaceAll('%40', '@');
  const day = new Date(timestamp ?? 0).toLocaleDateString(site.lang, { dateStyle: 'long' });
  const author = name.trim() || email;
  const intro = timestamp === null ? `${author} wrote:` : `On ${day}, ${author} wrote:`;
  const start = `mailto:${address}?subject=${encode(`Re: Your inquiry about ${service}`)}`;
  return start + cutQuote(`&body=${encode(`\n\n${intro}\n> `)}`, message, maxLength - start.length);
}

const ellipsis = encode('[...]');

/** Cuts between characters, because a mail program shows no text at all for a link that ends within an encoded one. */
function cutQuote(intro: string, message: string, room: number): string {
  let whole = intro;
  let cut = '';
  for (const character of message.trim().replace(/\r\n?/g, '\n')) {
    if (whole.length + ellipsis.length <= room) cut = whole + ellipsis;
    whole += encode(character === '\n' ? '\n> ' : character);
    if (whole.length > room) break;
  }
  return whole.length > room ? cut : whole;
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replaceAll('%0A', '%0D%0A');
}
