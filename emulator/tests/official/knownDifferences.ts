import type { Difference, KnownDifference } from './agreement.ts';

const denied = '"PERMISSION_DENIED"';
const refused = '"INVALID_ARGUMENT"';

const has =
  (pattern: RegExp) =>
  ({ input }: Difference): boolean =>
    pattern.test(input);

export const knownOfCommits: readonly KnownDifference[] = [
  {
    reason:
      "Google's emulator stores a field name of more than 1,500 bytes; the limit is documented for production.",
    is: has(/x{1501}/),
  },
  {
    reason:
      "A commit that contradicts itself is refused by both, by Google's before it has looked what is stored.",
    is: ({ official, embedded }) => official === refused && /^"(NOT_FOUND|ALREADY_EXISTS)"$/.test(embedded),
  },
];

const specialFilters: KnownDifference = {
  reason:
    "Ranges from null or NaN and lists with them: Google's emulator answers some that match nothing before it looks whether they are allowed, and reads NaN in another way; the SDK filters lists once more itself.",
  is: has(
    /"op":"(?!ARRAY)[A-Z_]+","value":\{("doubleValue":"NaN"|"nullValue"|"arrayValue":\{"values":\[[^\]]*("NaN"|"nullValue"))/,
  ),
};

const manyArrayFilters: KnownDifference = {
  reason: "Google's emulator refuses some combinations of array filters that match nothing here.",
  is: ({ input, official }) => official === refused && (input.match(/"ARRAY_CONTAINS/g) ?? []).length > 0,
};

export const knownOfQueries: readonly KnownDifference[] = [specialFilters, manyArrayFilters];

export const knownOfSums: readonly KnownDifference[] = [
  {
    reason:
      "With a limit or an offset Google's emulator lets the summed fields take part in the order, and so sums other documents.",
    is: ({ input, official }) =>
      /"(limit|offset)":/.test(input) && /"(sum|avg)":/.test(input) && official.startsWith('['),
  },
  {
    reason: 'A descending order by name is refused by both, with another status.',
    is: ({ official, embedded }) => official === '"FAILED_PRECONDITION"' && embedded === refused,
  },
  specialFilters,
  manyArrayFilters,
];

export const knownOfRules: readonly KnownDifference[] = [
  {
    reason: "Google's emulator changes the case of ASCII letters alone, the embedded Firebase of all.",
    is: ({ input }) => /\.data\.s\b.*\.(upper|lower)\(\)/.test(input),
  },
  {
    reason:
      "NaN and infinities as an int, and the absolute value of the least int, are numbers to Google's emulator and errors here.",
    is: ({ input, embedded }) => embedded === '"error"' && /\b(int|math\.abs)\(/.test(input),
  },
];

export const knownOfLists: readonly KnownDifference[] = [
  {
    reason:
      "A filter proves here that the field is there and differs from what the filter excludes, and a filter with a float proves a range of ints; Google's emulator proves neither.",
    is: ({ input, official, embedded }) =>
      official === denied &&
      embedded === '"OK"' &&
      /"fieldFilter"/.test(input) &&
      (/!=|!\(/.test(input) || (/"doubleValue"/.test(input) && /[<>]/.test(input))),
  },
  {
    reason:
      "Google's emulator takes a field that the query does not mention for missing, and so allows lists that the embedded Firebase denies, as the documentation says.",
    is: ({ official, embedded }) => official === '"OK"' && embedded === denied,
  },
  {
    reason: "Two filters of one field prove what one of them proves; Google's emulator then proves nothing.",
    is: ({ input, official }) =>
      official === denied && /"fieldPath":("[^"]+")\},"op":.*"fieldPath":\1\},"op":/.test(input),
  },
];
