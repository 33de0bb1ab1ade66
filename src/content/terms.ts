import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { LegalDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { waitlistLink } from './navigation.ts';
import { longerRecords, whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';
import { trialPromise } from './trial.ts';
import { ways } from './ways.ts';

/** The text of /terms. Any material edit changes `lastUpdated`. */
const text = {
  title: 'Terms of service',
  lastUpdated: '2025-09-19',
  lead: 'These terms are the agreement between you and {product}. They cover {domain}, the waitlist, the free trial and the product itself.',
  summary: [
    'You must be 18 or older to use {product}.',
    'Joining the waitlist is free, with no credit card now. The trial is free for 7 days.',
    'People make hiring decisions. The product recommends and shows its evidence, and it may be wrong.',
    'The employer stays responsible for lawful hiring, including notices, audits and accommodations.',
    'Your content stays yours. For candidate data you decide, and we process it on your behalf.',
    'Our total liability is limited to the greater of USD 500 or what you paid us in the prior 3 months.',
    'The law of the State of {state} governs these terms.',
  ],
  sections: [
    {
      id: 'acceptance',
      heading: 'Accepting these terms',
      paragraphs: [
        '“We”, “us” and “our” mean {operator}, based in {place}. “You” means the person who uses the service and any organization you act for. “Service” means the website at {domain}, the waitlist, the trial and the product.',
        'By using the service you agree to these terms, and confirm that you may do so for any organization you act for. If the summary above and the full text differ, the full text applies.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use the service',
      paragraphs: [
        'You must be 18 or older to use the service, join the waitlist or take part as a candidate, because these terms are a contract. The age of 16 in our privacy policy is a separate limit: we do not knowingly collect data from anyone younger.',
        'The sections on employers’ responsibilities, candidate data and indemnity apply only to those who use the product to hire.',
      ],
    },
    {
      id: 'waitlist-and-trial',
      heading: 'The waitlist and the free trial',
      paragraphs: [
        'Joining the waitlist costs nothing and does not oblige you to buy anything. Early users get priority access: first come, first served. A place on the list does not promise a date or an invitation.',
        `The trial is free for 7 days. ${trialPromise} Its results are for hiring: do not use them for pay or promotion. It does not turn into a paid plan unless you choose one and agree to its price. We may change, limit or end the waitlist or the trial, and features may change before release.`,
      ],
      links: [{ label: 'Join the waitlist', to: waitlistLink('terms') }],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      paragraphs: [
        'Give accurate details, keep your sign-in to yourself, and give each colleague an account of their own. You are responsible for what happens under your account. If somebody else has used it, write to {email} at once.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      paragraphs: [
        'Use the service lawfully, to evaluate candidates for real roles and to rehearse on colleagues who agree. You agree not to:',
      ],
      list: [
        'discriminate unlawfully against any person, or set up questions, tests or scoring rules meant to do so;',
        'make a hiring decision by automated means alone, without a person who reviews the evidence and has the power to decide otherwise;',
        'evaluate candidates without giving them the notices, and obtaining the consents, that the law requires where you or they are;',
        'enter data that you have no right to use, or sensitive data that the role does not call for;',
        'test or break our security without our written permission, overload the service, or work around its limits;',
        'copy, resell or take apart the service, or use it to build a competing one, except where the law gives you that right.',
      ],
    },
    {
      id: 'customer-responsibilities',
      heading: 'What employers are responsible for',
      paragraphs: [
        'The product helps you design and score an evaluation. The duties that the law gives to employers stay with you:',
      ],
      list: [
        'checking that every competency, question, test and scoring rule relates to the job;',
        'monitoring outcomes for adverse impact, and arranging any bias audit that applies to you;',
        'giving candidates every legally required notice, in time and in the right form;',
        'offering reasonable accommodations, and an equal way to show the same skill;',
        'keeping the hiring records that the law asks you to keep, for as long as it asks;',
        'the hiring decision, and how you explain it to the candidate.',
      ],
    },
    {
      id: 'candidate-data',
      heading: 'Candidate data',
      paragraphs: [
        'For personal data about candidates, you are the controller: you decide why and how it is used. We are the processor: we handle it on your instructions. You confirm that you may share it with us. We both sign a data processing agreement before you enter candidate data.',
        'Data is deleted automatically 24 months after creation unless you ask us to retain it. We handle deletion requests within 30 days, and emergency requests within 72 hours. If a candidate writes to us, we pass the request on to you and help you answer it.',
        longerRecords,
      ],
      links: [ways.privacy],
    },
    {
      id: 'ai-outputs',
      heading: 'AI outputs and human review',
      paragraphs: [
        `The product uses AI to draft competencies, tests and interview guides. ${whoScores}`,
        'AI output may be wrong or incomplete, and similar inputs can give different results. Before you rely on an output, a person with knowledge of the role must review it with its evidence. Scores inform a decision. They do not guarantee how anybody will perform, and nothing in the service is legal advice.',
      ],
    },
    {
      id: 'ownership-and-feedback',
      heading: 'Ownership and feedback',
      paragraphs: [
        'You keep all rights in what you put into the service, and allow us to process it to run the service for you. The outputs made from it are yours to use for your hiring. Others may receive similar outputs from similar inputs.',
        'We keep all rights in the service. While these terms apply, you may use it for your own hiring; this right is not exclusive and you cannot transfer it. We may use your feedback freely, and will not name you as its source without your consent.',
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      paragraphs: [
        'Each of us may learn things about the other that are not public, such as hiring plans or candidate evaluations. Whoever receives them uses them only for the purpose of these terms, protects them with reasonable care, and shares them only with people who need them and are bound to keep them private. This does not cover what is public without a breach, was already known, was developed independently, or must be disclosed by law.',
      ],
    },
    {
      id: 'third-party-services',
      heading: 'Third-party services',
      paragraphs: [
        'The product relies on an AI language provider, a PDF renderer and a conversational AI provider, which the security page describes. On pages that others run, their own terms apply.',
      ],
      links: [{ label: 'Security', to: '/security' }],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      paragraphs: [
        'The service is offered “as is” and “as available”. As far as the law allows, we give no warranties, express or implied, including implied warranties of merchantability, fitness for a particular purpose, title and non-infringement. We do not promise that the service will be uninterrupted or free of errors, lead to a particular hire or saving, or satisfy any law that applies to you. Targets are goals and not promises.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limit of liability',
      paragraphs: [
        'As far as the law allows, neither of us is liable to the other for indirect, incidental, special, consequential or punitive damages, or for lost profits, revenue, data or goodwill, even if told that they were possible.',
        'As far as the law allows, our total liability for all claims that arise from the service or these terms is limited to the greater of USD 500 or the amount you paid us in the prior 3 months, counted back from the event that led to the claim. Nothing in these terms limits liability that the law does not allow to be limited.',
      ],
    },
    {
      id: 'indemnity',
      heading: 'Indemnity',
      paragraphs: [
        'If a third party brings a claim against us because of your content, your hiring decisions, your breach of these terms or your breach of the law, you will cover the damages and reasonable costs that result, including legal fees. We tell you promptly, let you lead the defense and give reasonable help. A settlement that admits our fault needs our written consent.',
      ],
    },
    {
      id: 'suspension-and-termination',
      heading: 'Suspension, ending and export',
      paragraphs: [
        'You may stop at any time, and leave the waitlist by writing to {email}. We may suspend or end your access if you break these terms, if the law requires it, or if your use puts others or the service at risk. Where we reasonably can, we tell you first.',
        'When your access ends, you may ask for an export of your data as CSV before it is deleted. The parts on ownership, confidentiality, disclaimers, liability, indemnity and governing law continue to apply.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'If we change these terms in a material way, we say so on this page and, if you have an account, by email before it takes effect. If you keep using the service afterward, the new terms apply to you.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'The law of the State of {state} governs these terms, without regard to its rules on conflicts of law. The state and federal courts located in {city}, {state}, have jurisdiction over disputes. Before going to court, we both try to settle the matter by talking. Protection that your local law gives, and a contract cannot take away, still applies.',
        'If one part of these terms cannot be enforced, the rest still applies. A right that is not insisted on at once is not lost. You may not transfer these terms without our consent; we may transfer them with the business.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Questions about these terms? Write to {email} or use the contact form. We are based in {place}.{postal}',
      ],
      links: [{ label: 'Contact us', to: '/contact' }],
    },
  ],
} satisfies LegalDocumentData;

export const termsDocument = {
  ...withSiteValues(text),
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Terms' }],
  words: documentWords,
} satisfies LegalDocumentProps;
