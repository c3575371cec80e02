import { fieldMessages, fullMatch, patterns, requiredText } from '#src/components/form/fieldRules.ts';

export const loginEmail = requiredText(254).matches(fullMatch(patterns.email), fieldMessages.email);
