/** In units of 1000. */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const maximumSignificantDigits = amount < 10 ? 2 : 3;
  return `${amount.toLocaleString(undefined, { maximumSignificantDigits })} ${unit}`;
}
