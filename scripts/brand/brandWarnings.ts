import { placeholderContent } from '#src/content/placeholders.ts';
import { site } from '#src/content/site.ts';
import type { Environment } from '#src/env.ts';
import { contrastFailures } from '#src/theme/colorPairs.ts';

type Facts = { url: string; email: string; phone: string; socials: readonly { url: string }[] };

/** Hosts and phone numbers reserved for examples (RFC 2606, 555-01xx). */
const example = /\.example\b|-example\b|\b555-01\d\d\b/;

/** A build's warnings about the brand; placeholders matter only for a real project. */
export function brandWarnings(
  { firebase }: Pick<Environment, 'firebase'>,
  facts: Facts = site,
  placeholders: readonly string[] = placeholderContent,
): string[] {
  const warnings = contrastFailures().map((failure) => `Low contrast ${failure}`);
  if (!firebase) return warnings;
  const demoFacts = [facts.url, facts.email, facts.phone, ...facts.socials.map(({ url }) => url)];
  const left = demoFacts.filter((fact) => example.test(fact));
  return [
    ...warnings,
    ...(left.length > 0 ? [`src/content/site.ts still has the demo agency's ${left.join(', ')}.`] : []),
    ...placeholders.map((line) => `Placeholder content left (src/content/placeholders.ts): ${line}.`),
    ...(left.length + placeholders.length > 0
      ? ['docs/rebranding.md says how to make this site your own.']
      : []),
  ];
}
