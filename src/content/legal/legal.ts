import { site } from '#src/content/site.ts';

/** A link inside running text is an object. */
export type LegalText = string | readonly (string | { text: string; to: string })[];

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'table'; name: string; head: readonly string[]; rows: readonly (readonly string[])[] };

type LegalSection = {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  description: string;
  updated: string;
  sections: readonly LegalSection[];
};

/** These documents are examples, written for an invented agency: have your own lawyer write yours. */
export const legalDate = 'July 2024';

export function paragraph(text: LegalText): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: LegalText[]): LegalBlock {
  return { kind: 'list', items };
}

export function contactSection(about: string): LegalSection {
  return {
    id: 'contact',
    title: 'Contact',
    blocks: [
      paragraph([
        `Questions about ${about}? Contact us at `,
        { text: site.email, to: `mailto:${site.email}` },
        ' or ',
        { text: site.phone, to: site.phoneUrl },
        ` (${site.name}, ${site.address}).`,
      ]),
    ],
  };
}
