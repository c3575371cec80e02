import { site } from '#src/content/site.ts';
import { contactSection, type LegalBlock, type LegalDocument, legalDate, list, paragraph } from './legal.ts';

export type AnalyticsClauses = { cookies: readonly LegalBlock[]; thirdParties: readonly LegalBlock[] };

const withoutAnalytics: AnalyticsClauses = {
  cookies: [paragraph('Our public pages do not set cookies, and we do not track or count your visits.')],
  thirdParties: [],
};

export function privacyPolicy({ cookies, thirdParties }: AnalyticsClauses = withoutAnalytics): LegalDocument {
  return {
    title: 'Privacy Policy',
    description: `What ${site.name} collects when you send an inquiry, how we use it, who processes it for us, and how to have it deleted.`,
    updated: legalDate,
    sections: [
      {
        id: 'information',
        title: 'Information we collect',
        blocks: [
          paragraph(
            'When you send an inquiry, we store what you entered and the date and time you sent it. We receive nothing you type until you press Send Message.',
          ),
          {
            kind: 'table',
            name: 'Information in an inquiry',
            head: ['Information', 'Required?', 'Purpose'],
            rows: [
              ['Name', 'Required', 'To address our reply'],
              ['Email', 'Required', 'To send our reply'],
              ['Company', 'Optional', 'To understand your request'],
              ['Service', 'Required', 'To understand your request'],
              ['Budget', 'Optional', 'To propose work of the right size'],
              ['Message', 'Required', 'To understand your request'],
              ['Date and time', 'Automatic', 'To reply in order'],
            ],
          },
          paragraph(
            'You don’t need to give us any information to read this site. Our hosting provider keeps technical logs to operate and secure the service. They include your IP address, the time and the page requested.',
          ),
        ],
      },
      {
        id: 'use',
        title: 'How we use it',
        blocks: [
          paragraph(
            'We use your inquiry to reply to you and to discuss the work you asked about. We mark it new, read or replied so that no inquiry is missed. We keep it for as long as we need it for that conversation and the work that follows from it, and then delete it. A deleted inquiry can be restored for 30 days in case of a mistake. After that, it is permanently removed the next time the administrator opens the inquiries. Backups may contain it for another week. You can ask us to delete it permanently right away, together with any copy that was emailed or exported.',
          ),
          list(
            'Only the administrator of this site can log in and read it. We may also have it emailed to us when it arrives.',
            'We may export it as a CSV file for our own records.',
            'The subject line of our reply names the service you chose.',
          ),
          paragraph('We do not sell or rent your information, and we use it only for the purposes above.'),
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        blocks: [
          ...cookies,
          paragraph(
            'If you switch between light and dark mode, your choice is saved in your browser’s local storage until you clear it.',
          ),
          paragraph(
            'What you enter in the contact form, including your name and email address, is saved in your browser’s session storage until you close the tab, so that you don’t lose it if the page reloads. Your scroll position is stored there too. We receive neither; what you entered reaches us only when you press Send Message.',
          ),
          paragraph('The login page also uses local storage, to keep the administrator logged in.'),
        ],
      },
      {
        id: 'third-parties',
        title: 'Third parties',
        blocks: [
          paragraph(
            'Inquiries are stored in a hosted document database, and the administrator logs in through a hosted identity service. Both are operated by a cloud provider that processes the data on our behalf. The same provider may check that an inquiry was sent by a person and not by a bot. If an inquiry is emailed to us, our email provider processes it too.',
          ),
          ...thirdParties,
          paragraph(
            'Articles include share links to Facebook, Twitter and LinkedIn, and every page links to our profiles on Facebook, LinkedIn and Instagram. These are plain links: those services learn about your visit only if you follow one. Images in articles may be hosted on other sites, which then receive your IP address.',
          ),
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          paragraph('Wherever you live, you can ask us to'),
          list(
            'tell you what information we hold about you and send you a copy;',
            'correct it if it is wrong;',
            'delete it; or',
            'restrict its use while a dispute about it is pending.',
          ),
          paragraph(
            'Email us at the address below, from the address you used in the form, so that we can find your inquiry. You can also file a complaint with your state attorney general or, outside the United States, with your data protection authority.',
          ),
        ],
      },
      contactSection('this policy'),
    ],
  };
}
