/** Bytes in kB or MB of 1000, as a person reads them. */
export function formatBytes(bytes: number): string {
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const maximumSignificantDigits = amount < 10 ? 2 : 3;
  return `${amount.toLocaleString(undefined, { maximumSignificantDigits })} ${unit}`;
}
