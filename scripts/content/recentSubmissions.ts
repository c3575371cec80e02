import type { SampleSubmission } from './sampleSubmission.ts';

export const recentSubmissions: readonly SampleSubmission[] = [
  {
    id: 'ines-calloway-2024-06-13',
    name: 'Ines Calloway',
    email: 'ines@calloway-dental.example',
    company: 'Calloway Dental',
    service: 'App Development',
    budget: '$10,000 - $25,000',
    message: `Four chairs, two receptionists, and a phone that rings 70 times before noon. Most of the calls are "can I come in earlier", and we have no way to tell people when somebody cancels.

We would like what Marlow Clinics has, only smaller. Does it have to be an app, or would a text message with a link do? My patients are between 6 and 91.`,
    status: 'new',
    timestamp: '2024-06-13T13:12:00Z',
  },
  {
    id: 'peter-hsu-2024-06-13',
    name: 'Peter Hsu',
    email: 'peter.hsu@northgate.example',
    company: 'Northgate Tiles',
    service: 'AI/ML Solutions',
    budget: '$25,000 - $50,000',
    message:
      'We photograph about 900 pallets a day and two people type the labels into our stock system. Roughly one in forty is wrong and we find out when a truck is loaded. Can a model read the labels, and what would you need from us to find out in a week?',
    status: 'new',
    timestamp: '2024-06-13T12:40:00Z',
  },
  {
    id: 'amara-diallo-2024-06-12',
    name: 'Amara Diallo',
    email: 'amara@dialloprints.example',
    company: 'Diallo Prints',
    service: 'Smart Branding',
    budget: '$5,000 - $10,000',
    message:
      'I print wax fabrics by hand and stamp every bolt at the edge. The stamp is 18 mm wide and my name does not survive it. I need a mark that does, and that also works as the round picture on a phone.',
    status: 'read',
    timestamp: '2024-06-12T21:55:00Z',
  },
  {
    id: 'george-whitlock-2024-06-12',
    name: 'George Whitlock',
    email: 'g.whitlock@oxbow.example',
    company: 'Oxbow Press',
    service: 'Web Development',
    budget: '$10,000 - $25,000',
    message: `Short-run books, 50 to 2,000 copies. A quote takes us a day because it goes through three people, and by then half of the authors have ordered elsewhere.

What we have: a spreadsheet with 14 tabs that is right.
What we want: the same on the website, in a minute, with a PDF.`,
    status: 'replied',
    timestamp: '2024-06-12T18:21:00Z',
  },
  {
    id: 'lena-fischer-2024-06-12',
    name: 'Lena Fischer',
    email: 'lena@fischer-optik.example',
    company: 'Fischer Optik',
    service: '3D Modeling',
    message:
      'Hello, we saw the loudspeaker one can take apart. Could you do this for 60 frames of glasses, with the hinge that really moves? We have the CAD files (STEP) for about half of them.',
    status: 'read',
    timestamp: '2024-06-12T15:02:00Z',
  },
  {
    id: 'samuel-ortega-2024-06-11',
    name: 'Samuel Ortega',
    email: 'sam@ortegafarms.example',
    company: 'Ortega Farms',
    service: 'SEO Optimization',
    budget: '$5,000 - $10,000',
    message:
      'People search for "pick your own strawberries" and get a farm two counties over that closed in 2021. We are open until the 30th.',
    status: 'replied',
    timestamp: '2024-06-11T20:47:00Z',
  },
  {
    id: 'priya-raman-2024-06-11',
    name: 'Priya Raman',
    email: 'priya@ramantextiles.example',
    company: 'Raman Textiles',
    service: 'Multiple Services',
    budget: '$50,000 - $100,000',
    message: `We supply hotels with linen in nine states and are about to sell to private customers for the first time. That means, in this order:

1. a shop (about 120 articles, three sizes each)
2. a name for it, since "Raman Textiles, Commercial Division" will not do
3. somebody who tells us whether any of it works

Our fiscal year begins on October 1, and the board would like to see a plan by the end of July. I can come to New York in the week of June 24.`,
    status: 'replied',
    timestamp: '2024-06-11T14:30:00Z',
  },
  {
    id: 'noah-bergstrom-2024-06-11',
    name: 'Noah Bergström',
    email: 'noah@bergstrom.example',
    service: 'Digital Marketing',
    message:
      '+1 for the article on the forty-first dollar. We have the same five reports. Can we talk on Friday?',
    status: 'new',
    timestamp: '2024-06-11T12:05:00Z',
  },
  {
    id: 'claire-dubois-2024-06-10',
    name: 'Claire Dubois',
    email: 'claire@maisondubois.example',
    company: 'Maison Dubois',
    service: 'UI/UX Design',
    budget: '$10,000 - $25,000',
    message:
      'Our order form for restaurants has, I counted, 34 fields. The chefs fill it in at one in the morning, with wet hands, and call us at six to say what they meant. I would like to sit down with someone who has done "nine screens, then four".',
    status: 'replied',
    timestamp: '2024-06-10T19:18:00Z',
  },
  {
    id: 'tariq-mansour-2024-06-10',
    name: 'Tariq Mansour',
    email: 'tariq@mansourlogistics.example',
    company: 'Mansour Logistics',
    service: 'Web Development',
    budget: '$100,000+',
    message: `We run 90 trucks between Newark and Montréal and read about Harborline's board. Three questions before we meet:

- Does it take the hours-of-service rules of both countries into account?
- Can it be fed from our current system (AS/400, nightly files, nobody dares to touch it)?
- What happens to the board when the line is down? Ours is, about twice a month.

Please do not send a brochure.`,
    status: 'read',
    timestamp: '2024-06-10T13:44:00Z',
  },
  {
    id: 'beth-harlow-2024-06-07',
    name: 'Beth Harlow',
    email: 'beth@harlowco.example',
    company: 'Harlow & Co.',
    service: 'App Development',
    budget: '$25,000 - $50,000',
    message:
      'Elevator maintenance, 31 technicians, 2,200 elevators. The shafts have no signal, so the checklists are on paper and get typed in at night. Your piece about the second cellar is our life exactly.',
    status: 'replied',
    timestamp: '2024-06-07T17:27:00Z',
  },
  {
    id: 'yuki-tanabe-2024-06-07',
    name: 'Yuki Tanabe',
    email: 'yuki@tanabe.example',
    company: 'Tanabe Ceramics',
    service: 'AI/ML Solutions',
    budget: '$10,000 - $25,000',
    message:
      'We throw away 6% of our bowls after the second firing, because of cracks that were there, very fine, after the first. Could a camera see them at that point? I can send 400 photographs with and 4,000 without.',
    status: 'replied',
    timestamp: '2024-06-07T13:03:00Z',
  },
];
