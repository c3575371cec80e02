import { inventedContent } from '#src/content/invented.ts';
import { site } from '#src/content/site.ts';
import type { Environment } from '#src/env.ts';
import { contrastFailures } from '#src/theme/contrastFailures.ts';

type Facts = { url: string; email: string; phone: string; socials: readonly { url: string }[] };

/** Hosts and phone numbers reserved for examples (RFC 2606, 555-01xx). */
const example = /\.example\b|-example\b|\b555-01\d\d\b/;

/** A build's warnings about the brand; invented content matters only on a real project. */
export function brandWarnings(
  { firebase }: Pick<Environment, 'firebase'>,
  facts: Facts = site,
  invented: readonly string[] = inventedContent,
): string[] {
  const warnings = contrastFailures().map((failure) => `Low contrast ${failure}`);
  if (!firebase) return warnings;
  const demoFacts = [facts.url, facts.email, facts.phone, ...facts.socials.map(({ url }) => url)];
  const left = demoFacts.filter((fact) => example.test(fact));
  return [
    ...warnings,
    ...(left.length > 0 ? [`src/content/site.ts still holds the demo agency's ${left.join(', ')}.`] : []),
    ...invented.map((line) => `Still invented (src/content/invented.ts): ${line}.`),
    ...(left.length + invented.length > 0 ? ['docs/rebranding.md says how to make this site your own.'] : []),
  ];
}
