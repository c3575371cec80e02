import { site } from '#src/content/site.ts';

/** Running text; a link inside it is an object. */
export type LegalText = string | readonly (string | { text: string; to: string })[];

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'table'; name: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export type LegalSection = {
  /** Anchor of the section. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  description: string;
  /** Month and year. */
  updated: string;
  sections: readonly LegalSection[];
};

/** When both documents were last changed. */
export const legalDate = 'July 2024';

/** A paragraph block. */
export function paragraph(text: LegalText): LegalBlock {
  return { kind: 'paragraph', text };
}

/** A list block. */
export function list(...items: LegalText[]): LegalBlock {
  return { kind: 'list', items };
}

/** The section both documents end with: how to reach the agency about them. */
export function contactSection(about: string): LegalSection {
  return {
    id: 'contact',
    title: 'Contact',
    blocks: [
      paragraph([
        `Questions about ${about} go to `,
        { text: site.email, to: `mailto:${site.email}` },
        ' or ',
        { text: site.phone, to: `tel:${site.phone.replaceAll(/[^+\d]/g, '')}` },
        `, ${site.name}, ${site.address}.`,
      ]),
    ],
  };
}
