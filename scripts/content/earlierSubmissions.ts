import type { SampleSubmission } from './sampleSubmission.ts';

export const earlierSubmissions: readonly SampleSubmission[] = [
  {
    id: 'siobhan-ni-dhomhnaill-2024-06-05',
    name: 'Siobhán Ní Dhomhnaill',
    email: 'siobhan@islandferries.example',
    company: 'Island Ferries',
    service: 'UI/UX Design',
    budget: '$25,000 - $50,000',
    message:
      'Six ticket machines on a pier, in the rain, and the screen cannot be read with the sun behind it. People miss the boat standing in front of the machine that would sell them the ticket. Northline looks like the same problem with a roof.',
    status: 'replied',
    timestamp: '2024-06-05T14:16:00Z',
  },
  {
    id: 'nguyen-thi-lan-anh-2024-06-04',
    name: 'Nguyễn Thị Lan Anh',
    email: 'lananh@saigonstreet.example',
    company: 'Saigon Street Kitchen',
    service: 'SEO Optimization',
    message: 'Two food trucks, a different corner every day. Can a place on the map move? 🍜',
    status: 'read',
    timestamp: '2024-06-04T23:38:00Z',
  },
  {
    id: 'oluwaseun-adebayo-2024-06-03',
    name: 'Oluwaseun Adébáyò',
    email: 'seun@brightlane.example',
    company: 'Brightlane Tutors',
    service: 'App Development',
    budget: '$50,000 - $100,000',
    message: `I run a tutoring service with 140 tutors and around 900 students. At the moment everything happens in one group chat per student, and parents ask me on Sunday night what was done on Thursday.

I wrote down what I think we need. Please tell me which of it is nonsense:

- a calendar both sides can move things in
- a note after each lesson, spoken, turned into text
- an invoice at the end of the month that nobody has to ask about

My husband says a spreadsheet would do. He may be right, and if you think so too, I would rather hear it now.`,
    status: 'new',
    timestamp: '2024-06-03T15:51:00Z',
  },
  {
    id: 'katarzyna-wisniewska-2024-05-31',
    name: 'Katarzyna Wiśniewska',
    email: 'k.wisniewska@pieknemeble.example',
    company: 'Piękne Meble',
    service: '3D Modeling',
    budget: '$10,000 - $25,000',
    message:
      '=SUM(of all our chairs) is 212 models, in 40 fabrics each. We do not want 8,480 photographs. How large is one model on the phone, and can the fabric be changed without loading it again?',
    status: 'replied',
    timestamp: '2024-05-31T09:20:00Z',
  },
  {
    id: 'mateo-quispe-huaman-2024-05-29',
    name: 'Mateo Quispe Huamán',
    email: 'mateo@altiplanocoffee.example',
    company: 'Altiplano Coffee Cooperative',
    service: 'Smart Branding',
    budget: '$10,000 - $25,000',
    message:
      'We are 63 families and one roaster in Queens. Each bag should say which family it is from, "not a story, a name", as my aunt puts it. The sack, the bag, the cup and the invoice all look as if they came from different companies, because they did.',
    status: 'read',
    timestamp: '2024-05-29T16:09:00Z',
  },
  {
    id: 'hannah-osei-2024-05-24',
    name: 'Hannah Osei',
    email: 'hannah.osei@lowellferries.example',
    company: 'Lowell Ferries',
    service: 'Multiple Services',
    budget: '$100,000+',
    message: `Follow-up to our call on Wednesday. As agreed, the three figures you asked for:

Tickets sold online: 22%
Median time in line at the pier, July: 17 minutes
Complaints that mention the website: 41 of 60

The operations people prefer a start after Labor Day, I prefer yesterday. Let us settle it in the workshop.`,
    status: 'replied',
    timestamp: '2024-05-24T19:42:00Z',
  },
  {
    id: 'jakub-novak-2024-05-22',
    name: 'Jakub Novák',
    email: 'jakub@novak-bikes.example',
    service: 'Web Development',
    budget: '$5,000 - $10,000',
    message: 'How much is a website?',
    status: 'replied',
    timestamp: '2024-05-22T07:31:00Z',
  },
  {
    id: 'leilani-kealoha-2024-05-20',
    name: 'Leilani Kealoha',
    email: 'leilani@reefwatch.example',
    company: 'Reefwatch (non-profit)',
    service: 'AI/ML Solutions',
    message: `Volunteers send us about 3,000 underwater photographs a month. Two biologists sort them: bleached, not bleached, not a coral. They are eleven months behind.

There is no budget line for this yet. If it can be shown to work on a sample, there is a grant with a deadline of August 15, and I would write you into it.`,
    status: 'read',
    timestamp: '2024-05-20T22:04:00Z',
  },
  {
    id: 'francois-lacasse-2024-05-16',
    name: 'François Lacasse',
    email: 'flacasse@erabliere-lacasse.example',
    company: 'Érablière Lacasse',
    service: 'Digital Marketing',
    budget: '$5,000 - $10,000',
    message:
      'Maple syrup, four generations, and 80% of the year’s sales in six weeks. Is there anything one can say about maple syrup in August?',
    status: 'replied',
    timestamp: '2024-05-16T17:55:00Z',
  },
  {
    id: 'zeynep-yildirim-2024-05-14',
    name: 'Zeynep Yıldırım',
    email: 'zeynep@kozaarchitects.example',
    company: 'Koza Architects',
    service: '3D Modeling',
    budget: '$25,000 - $50,000',
    message:
      'A competition entry, due on July 19: one courtyard that can be walked through in the browser, by a jury whose youngest member is 58. No headset, no download, no login. Would six weeks be enough if we start on Monday?',
    status: 'replied',
    timestamp: '2024-05-14T11:26:00Z',
  },
  {
    id: 'dmitri-petrov-2024-05-09',
    name: 'Dmitri Petrov',
    email: 'd.petrov@petrov-pianos.example',
    company: 'Petrov Pianos, Sales & Tuning',
    service: 'SEO Optimization',
    budget: '$5,000 - $10,000',
    message:
      'My nephew built the site. It is beautiful, but Google thinks we sell "planos", and so do the people who call. He is 15, so please be kind in the report; he reads everything.',
    status: 'replied',
    timestamp: '2024-05-09T20:13:00Z',
  },
  {
    id: 'aroha-ngata-2024-05-03',
    name: 'Aroha Ngata',
    email: 'aroha@southernwool.example',
    company: 'Southern Wool',
    service: 'Web Development',
    budget: '$50,000 - $100,000',
    message: `Kia ora,

Our auction site falls over at 10:00 on sale days. Not slowly: it is fine at 9:59, and gone at 10:00. 1,100 buyers, one database, and a page that reloads itself every five seconds (we know).

The next large sale is on 14 August. The bids must be right to the second, everything else may be plain text as far as I am concerned.

Ngā mihi,
Aroha`,
    status: 'read',
    timestamp: '2024-05-03T02:48:00Z',
  },
  {
    id: 'rachel-okonkwo-stein-2024-04-30',
    name: 'Rachel Okonkwo-Stein',
    email: 'rachel@stonebridgelegal.example',
    company: 'Stonebridge Legal Aid',
    service: 'UI/UX Design',
    message:
      "Our intake form asks for income before it asks what happened. Half of the people who need us stop there; we know, because they tell us when they finally come in. It's a small project and we can't pay much. Would you look at it for an afternoon?",
    status: 'replied',
    timestamp: '2024-04-30T18:37:00Z',
  },
];
