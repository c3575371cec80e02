import { site } from '#src/content/site.ts';
import { paths } from '#src/paths.ts';
import { contactSection, type LegalDocument, legalDate, list, paragraph } from './legal.ts';

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  description: `The terms under which you may use the ${site.name} website: who may use it, what belongs to whom, and who answers for what.`,
  updated: legalDate,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance',
      blocks: [
        paragraph(
          'By using this website you accept these terms. If you do not agree with them, please do not use it.',
        ),
        paragraph(
          'They cover the website: its pages, its articles and its contact form. Work that we do for a client has a written agreement of its own, and where the two differ, that agreement counts.',
        ),
      ],
    },
    {
      id: 'use',
      title: 'Use of the site',
      blocks: [
        paragraph(
          'You may use the site if you are at least 18 years old, or if you are younger and a parent or guardian has agreed to it.',
        ),
        paragraph('You are welcome to'),
        list(
          'read every page, on any device and with any assistive technology;',
          'share its articles and link to any of its pages;',
          'send an inquiry about work you have in mind, for yourself or for a company you may speak for.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        paragraph(
          `The texts, drawings, name, mark and code of this site belong to ${site.name}. Names and marks of clients belong to those clients and are shown to describe what was built.`,
        ),
        paragraph(
          'You may quote from an article if you name its author and link to it. Copying whole articles, the drawings or the mark needs our written consent.',
        ),
        paragraph(
          'What you write in an inquiry stays yours. By sending it you allow us to store it and to read it in order to answer.',
        ),
      ],
    },
    {
      id: 'responsibilities',
      title: 'User responsibilities',
      blocks: [
        paragraph('When you use the site, please'),
        list(
          'give your own name and an email address at which you can be reached;',
          'send nothing that is confidential to someone else, and nothing unlawful;',
          'do not send inquiries by script, and do not try to read or change data that was not made for you;',
          'do not put load on the site beyond what reading it takes;',
          'keep the sign-in page to the people who were given an account.',
        ),
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      blocks: [
        paragraph(
          'The site is provided as it is and as available. We keep it correct and reachable with care, and we cannot promise that it is free of errors or interruptions.',
        ),
        paragraph(
          'The figures in our portfolio and in our testimonials describe those projects. They say what happened there, and are no promise that the same will happen elsewhere. Articles give general information, not advice for a particular case.',
        ),
        paragraph(
          'Links to other sites are there because we found them useful. What those sites say and do is theirs.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of liability',
      blocks: [
        paragraph(
          `As far as the law allows, ${site.name} is not liable for indirect or consequential loss, lost profit or lost data that comes from using this site or from being unable to use it.`,
        ),
        paragraph(
          `Nothing here limits liability that cannot be limited by law, such as liability for intent or for injury to a person. These terms follow the law of ${site.jurisdiction}.`,
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        paragraph(
          'We may change these terms. The month at the top says when that last happened, and the version on this page is the one that counts when you visit.',
        ),
        paragraph([
          'How we handle what you send us is written in the ',
          { text: 'Privacy Policy', to: paths.privacyPolicy },
          '.',
        ]),
      ],
    },
    contactSection('these terms'),
  ],
};
