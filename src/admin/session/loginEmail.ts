import { fieldMessages, fullMatch, patterns, requiredText } from '#src/components/form/fieldRules.ts';

/** The email of an account, in every form of the login. */
export const loginEmail = requiredText(254).matches(fullMatch(patterns.email), fieldMessages.email);
