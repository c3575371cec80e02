import { site } from '#src/content/site.ts';
import { contactSection, type LegalBlock, type LegalDocument, legalDate, list, paragraph } from './legal.ts';

export type AnalyticsClauses = { cookies: readonly LegalBlock[]; thirdParties: readonly LegalBlock[] };

const withoutAnalytics: AnalyticsClauses = {
  cookies: [
    paragraph('The public pages set no cookie of their own, and nothing measures or counts your visit.'),
  ],
  thirdParties: [],
};

export function privacyPolicy({ cookies, thirdParties }: AnalyticsClauses = withoutAnalytics): LegalDocument {
  return {
    title: 'Privacy Policy',
    description: `What ${site.name} stores when you send an inquiry, what for, who else handles it, and how to have it deleted.`,
    updated: legalDate,
    sections: [
      {
        id: 'information',
        title: 'Information we collect',
        blocks: [
          paragraph(
            'When you send an inquiry we store what you typed and when you sent it. Nothing you type is collected before you press Send Message.',
          ),
          {
            kind: 'table',
            name: 'What an inquiry stores',
            head: ['What', 'Asked', 'Used for'],
            rows: [
              ['Name', 'required', 'addressing the answer'],
              ['Email', 'required', 'sending the answer'],
              ['Company', 'optional', 'understanding the request'],
              ['Service', 'required', 'finding the person who answers'],
              ['Budget', 'optional', 'proposing work of the right size'],
              ['Message', 'required', 'understanding the request'],
              ['Date and time', 'set on sending', 'answering in order'],
            ],
          },
          paragraph(
            'To read the site you give us nothing. The provider that delivers its pages keeps technical records of requests, such as the address of your connection, the time and the page, in order to run and protect the service.',
          ),
        ],
      },
      {
        id: 'use',
        title: 'How we use it',
        blocks: [
          paragraph(
            'We read your inquiry, answer it, and keep it for as long as we talk about the work. It is marked as new, read or replied so that none is forgotten.',
          ),
          list(
            'It is read by the administrator of this site, who signs in to see it.',
            'It can be exported as a CSV file, for our own records.',
            'An answer by email carries the service you chose in its subject line.',
          ),
          paragraph('We do not sell it, rent it out, or use it to send you anything but an answer.'),
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        blocks: [
          ...cookies,
          paragraph(
            'If you switch between the light and the dark scheme, the choice is stored in your browser’s local storage and stays there until you clear it.',
          ),
          paragraph(
            'What you type into the contact form, your name and email address among it, is stored in your browser’s session storage until it is sent or you close the tab, so that a reload costs you nothing. How far down a page you had read is kept there as well. Neither of them is sent to us.',
          ),
          paragraph('The sign-in page keeps the session of the administrator in local storage as well.'),
        ],
      },
      {
        id: 'third-parties',
        title: 'Third parties',
        blocks: [
          paragraph(
            'Inquiries are stored in a hosted document database, and the administrator signs in through a hosted identity service. Both are run by a cloud provider, which processes the data on our behalf. The same provider may check that an inquiry was sent by a browser and not by a robot.',
          ),
          ...thirdParties,
          paragraph(
            'Share links on articles lead to Facebook, Twitter and LinkedIn, the links at the foot of each page to Facebook, LinkedIn and Instagram. They are plain links: those services learn of your visit only if you follow one. Pictures in articles may come from other sites, which then see the address of your connection.',
          ),
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          paragraph('Wherever you live, you can ask us to'),
          list(
            'tell you what we hold about you, and send you a copy;',
            'correct what is wrong;',
            'delete it;',
            'stop using it while a question about it is open.',
          ),
          paragraph(
            'Write to the address below and name the email address you used in the form, so that we find the right inquiry. If you think we got it wrong, you may also turn to the data protection authority where you live.',
          ),
        ],
      },
      contactSection('this policy'),
    ],
  };
}
