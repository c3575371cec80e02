import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { contactSection, type LegalDocument, legalDate, list, paragraph } from './legal.ts';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms that govern your use of the ${site.name} website: who may use it, who owns what, and who is liable for what.`,
  updated: legalDate,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      blocks: [
        paragraph(
          'By using this website, you agree to these terms. If you do not agree, please do not use the website.',
        ),
        paragraph(
          'These terms cover the website, including its pages, its articles and its contact form. Client work is covered by a separate written agreement, which takes precedence over these terms.',
        ),
      ],
    },
    {
      id: 'use',
      title: 'Use of the site',
      blocks: [
        paragraph(
          'You may use this website if you are at least 18 years old, or if you are younger and have the consent of a parent or guardian.',
        ),
        paragraph('You may'),
        list(
          'read any page, on any device and with any assistive technology;',
          'share our articles and link to any page; and',
          'send an inquiry about a project, for yourself or for a company you are authorized to represent.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        paragraph(
          `The text, illustrations, name, logo and code of this website are the property of ${site.name}. Client names and logos are the property of their owners and are used only to describe our work.`,
        ),
        paragraph(
          'You may quote from an article if you credit its author and link to it. Reproducing an entire article, an illustration or our logo requires our written consent.',
        ),
        paragraph(
          'You keep all rights in what you write in an inquiry. By sending it, you allow us to store and read it in order to reply.',
        ),
      ],
    },
    {
      id: 'responsibilities',
      title: 'User responsibilities',
      blocks: [
        paragraph('When you use this website, you agree to'),
        list(
          'give your own name and an email address where we can reach you;',
          'send only content that is lawful and that you are free to share;',
          'send inquiries by hand, not by automated means;',
          'access and change only data you are authorized to access;',
          'avoid placing an unreasonable load on the website; and',
          'use the login page only if you have been given an account.',
        ),
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      blocks: [
        paragraph(
          'This website is provided “as is” and “as available.” We work to keep it accurate and online, but we cannot guarantee that it will be free of errors or interruptions.',
        ),
        paragraph(
          'The figures in our portfolio and testimonials describe those projects only. Past results do not guarantee similar outcomes. Articles are for general information and are not professional advice.',
        ),
        paragraph(
          'This website links to other sites for your convenience. We are not responsible for their content or practices.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        paragraph(
          `To the fullest extent permitted by law, ${site.name} is not liable for any indirect or consequential damages, or for any loss of profits or data, arising from your use of this website or your inability to use it.`,
        ),
        paragraph(
          `Nothing in these terms excludes liability that cannot be excluded by law, including liability for willful misconduct or personal injury. These terms are governed by the laws of ${site.jurisdiction}.`,
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        paragraph(
          'We may update these terms. The date at the top shows when they last changed, and the version posted when you visit applies.',
        ),
        paragraph([
          'To learn how we handle your information, see our ',
          { text: 'Privacy Policy', to: paths.privacyPolicy },
          '.',
        ]),
      ],
    },
    contactSection('these terms'),
  ],
};
