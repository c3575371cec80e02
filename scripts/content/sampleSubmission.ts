/** One sample enquiry: exactly what a visitor sends with the contact form, and what is set on arrival. */
export type SampleSubmission = {
  id: string;
  name: string;
  email: `${string}@${string}.example`;
  company?: string;
  service: SampleService;
  budget?: SampleBudget;
  message: string;
  status: 'new' | 'read' | 'replied';
  /** ISO 8601, UTC. */
  timestamp: string;
};

/** The contact form's service options. */
type SampleService =
  | 'Web Development'
  | 'App Development'
  | 'SEO Optimization'
  | 'Digital Marketing'
  | 'UI/UX Design'
  | 'Smart Branding'
  | '3D Modeling'
  | 'AI/ML Solutions'
  | 'Multiple Services';

/** The contact form's budget ranges. */
type SampleBudget =
  | '$5,000 - $10,000'
  | '$10,000 - $25,000'
  | '$25,000 - $50,000'
  | '$50,000 - $100,000'
  | '$100,000+';
