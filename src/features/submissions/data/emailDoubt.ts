const providers = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'protonmail.com',
];

/** Real domains that differ from a provider in one letter. */
const neighbors = ['mail.com', 'email.com', 'ymail.com'];

/** Endings that no domain has, keyed by the ending that was meant. */
const misspelledEndings = {
  com: /\.(con|cim|ckm|clm|cmo|comm|coom|cpm|ocm|vom|xom)$/,
  net: /\.(ent|met|ner|nett|nte)$/,
  org: /\.(ogr|orf|orgg|prg|rog)$/,
};

/** Letters that some browsers replace in the domain of an email field, which then names another domain. */
const replacedLetters = /[ßẞς\u200c\u200d]/;

/**
 * What a visitor is asked about a valid address, once; `null` if it looks right.
 * @param typed what was typed or pasted into the field, in parts
 */
export function emailDoubt(email: string, typed = ''): string | null {
  const [name, domain] = splitEmail(email.trim());
  if (domain === '') return null;
  if (replacedLetters.test(typed.slice(typed.lastIndexOf('@'))) && !replacedLetters.test(email))
    return replacedDoubt(domain);
  if (!domain.includes('.')) {
    const complete = providers.find((provider) => provider.startsWith(`${domain}.`));
    return complete
      ? didYouMean(`${name}@${complete}`)
      : 'Is the address complete? If so, send the message again.';
  }
  if ([...providers, ...neighbors].includes(domain)) return null;
  const corrected = withEnding(domain);
  const similar = providers.find((provider) => isOneTypoAway(corrected, provider)) ?? corrected;
  return similar === domain ? null : didYouMean(`${name}@${similar}`);
}

function withEnding(domain: string): string {
  return Object.entries(misspelledEndings).reduce(
    (one, [end, wrong]) => one.replace(wrong, `.${end}`),
    domain,
  );
}

function replacedDoubt(domain: string): string {
  return `Your browser changed the part after @ to ${domain}, which may be a different address. ${sendAgain}`;
}

const sendAgain = 'If it’s right, send the message again.';

function didYouMean(email: string): string {
  return `Did you mean ${email}? Correct your address, or send the message again to keep it.`;
}

function splitEmail(email: string): [string, string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, Math.max(0, at)), at < 0 ? '' : email.slice(at + 1).toLowerCase()];
}

/** One letter missing, added, replaced, or two swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, expected] = [one.slice(start), other.slice(start)];
  const isSwapped = rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1)
  );
}
