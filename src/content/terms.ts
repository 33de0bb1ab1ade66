import type { LegalDocumentProps } from '../sections/LegalDocument/LegalDocument.tsx';
import type { LegalDocumentData } from '../sections/LegalDocument/types.ts';
import { documentWords } from './documentWords.ts';
import { waitlistLink } from './navigation.ts';
import { longerRecords, whoScores } from './scoringWords.ts';
import { withSiteValues } from './textTokens.ts';

/** The text of /terms. Any material edit changes `lastUpdated`. */
const text = {
  title: 'Terms of service',
  lastUpdated: '2025-09-19',
  lead: 'These terms are the agreement between you and {product}. They cover {domain}, the waitlist, the free trial and the product itself.',
  summary: [
    'You must be 18 or older to use {product}.',
    'Joining the waitlist is free. The trial lasts 7 days and asks for no credit card now. We cannot promise a date or a place.',
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
        '“We”, “us” and “our” mean {operator}, based in {place}. “You” means the person who uses the service and, if you act for an organization, that organization too. “Service” means the website at {domain}, the waitlist, the trial and the product.',
        'By using the service you agree to these terms. If you agree for an organization, you confirm that you are allowed to do so. If you do not agree, please do not use the service. The summary above is there to help you read. If the summary and the full text differ, the full text applies.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use the service',
      paragraphs: [
        'You must be 18 or older to use the service, join the waitlist or take part as a candidate, because these terms are a contract. Our privacy policy mentions a different age, 16. That is a separate question: it is the age below which we do not knowingly collect anyone’s data. Being over 16 does not make a person old enough to accept these terms.',
        'The sections on employers’ responsibilities, candidate data and indemnity apply only to those who use the product to hire. They do not apply to candidates or to people on the waitlist.',
      ],
    },
    {
      id: 'waitlist-and-trial',
      heading: 'The waitlist and the free trial',
      paragraphs: [
        'The service is at the waitlist stage. Joining the waitlist costs nothing and does not oblige you to buy anything. Early users get priority access: invitations go out in the order of joining. A place on the list does not promise a date or an invitation.',
        'When it becomes available to you, the trial is free for 7 days. We ask for no credit card now. A trial does not turn into a paid plan unless you choose one and agree to its price. Prices have not been announced. We may change, limit or end the waitlist or the trial, and features shown on the site may change before release.',
      ],
      links: [{ label: 'Join the waitlist', to: waitlistLink('terms') }],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      paragraphs: [
        'You need an account for the trial. Give accurate details and keep them current. Keep your sign-in details to yourself, and give each colleague an account of their own. You are responsible for what happens under your account. If you think somebody else has used it, write to {email} at once.',
      ],
    },
    {
      id: 'acceptable-use',
      heading: 'Acceptable use',
      paragraphs: [
        'Use the service lawfully and for the evaluation of candidates for real roles. You may also try the tests on yourself and on colleagues who agree to it. You agree not to:',
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
        'If you use the product to hire, you are the employer or act for one. The product helps you design and score an evaluation. It does not take over duties that the law gives to employers. In particular, you are responsible for:',
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
        'For personal data about candidates, you are the controller: you decide why and how it is used. We are the processor: we handle it on your behalf, on your instructions and to run the service. You confirm that you may share this data with us. On request, and wherever the law requires one, we will both sign a data processing agreement before you enter candidate data.',
        'Data is deleted automatically 24 months after creation unless you ask us to retain it. We handle deletion requests within 30 days, and emergency requests within 72 hours. If a candidate writes to us about data that we hold for you, we will pass the request on to you and help you answer it.',
        longerRecords,
      ],
      links: [{ label: 'Read the privacy policy', to: '/privacy' }],
    },
    {
      id: 'ai-outputs',
      heading: 'AI outputs and human review',
      paragraphs: [
        `The product uses AI to draft competencies, tests and interview guides. ${whoScores} A recommendation is one input for the person who makes the decision.`,
        'AI output may be wrong, incomplete or unsuitable for your situation. Similar inputs can give different results. Before you rely on an output, a person with knowledge of the role must review it together with its evidence. Scores and signals inform a decision. They do not guarantee how anybody will perform, and nothing in the service is legal advice.',
      ],
    },
    {
      id: 'ownership-and-feedback',
      heading: 'Ownership and feedback',
      paragraphs: [
        'You keep all rights in what you put into the service. You allow us to host, copy and process it as far as we need to run the service for you. Between you and us, the outputs made from your content are yours to use for your hiring. Other customers may receive similar outputs from similar inputs.',
        'We keep all rights in the service, including its software, design, text and marks. While these terms apply, you may use the service for your own hiring. This right is not exclusive and you cannot transfer it. If you send us feedback, we may use it freely, and we will not name you as its source without your consent.',
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      paragraphs: [
        'Each of us may learn things about the other that are not public, such as hiring plans, candidate evaluations or unreleased features. Whoever receives such information uses it only for the purpose of these terms, protects it with reasonable care, and shares it only with people who need it and are bound to keep it private. This does not cover information that is public without a breach, was already known, was developed independently, or must be disclosed by law. If the law requires disclosure, the other side is told first where that is allowed.',
      ],
    },
    {
      id: 'third-party-services',
      heading: 'Third-party services',
      paragraphs: [
        'The product relies on other companies in three categories: an AI language provider, a PDF renderer and a conversational AI provider. The security page describes what each category does, and we give names on request. Our site also links to pages that others run. Their own terms apply there, and we are not responsible for their content.',
      ],
      links: [{ label: 'Read about security and providers', to: '/security' }],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      paragraphs: [
        'The service is offered “as is” and “as available”. As far as the law allows, we give no warranties, express or implied, including implied warranties of merchantability, fitness for a particular purpose, title and non-infringement. We do not promise that the service will be uninterrupted or free of errors, that it will lead to a particular hire or saving, or that using it satisfies any law that applies to you. Figures that we call targets are design goals and not promises.',
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
        'If a third party brings a claim against us because of your content, your hiring decisions, your breach of these terms or your breach of the law, you will cover the damages and reasonable costs that result, including legal fees. We will tell you about the claim promptly, let you lead the defense and give reasonable help. You may not agree to a settlement that admits fault for us without our written consent.',
      ],
    },
    {
      id: 'suspension-and-termination',
      heading: 'Suspension, ending and export',
      paragraphs: [
        'You may stop using the service at any time, and you may leave the waitlist by writing to {email}. We may suspend or end your access if you break these terms, if the law requires it, or if your use puts other people or the service at risk. Where we reasonably can, we tell you first and give you time to put things right.',
        'When your access to the product ends, you may ask for an export of your data as CSV, unless the law stops us from giving it. Please ask before the data is deleted, which happens as the privacy policy describes. The parts of these terms on ownership, confidentiality, disclaimers, liability, indemnity and governing law continue to apply.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms as the service develops. The date at the top is that of the last full version; its wording was revised on November 25, 2026. If a change is material, we will say so on this page and, if you have an account, by email before it takes effect. If you keep using the service afterward, the new terms apply to you. If you disagree with them, stop using the service.',
      ],
    },
    {
      id: 'governing-law',
      heading: 'Governing law',
      paragraphs: [
        'The law of the State of {state} governs these terms, without regard to its rules on conflicts of law. The state and federal courts located in {city}, {state}, have jurisdiction over disputes. Before either of us goes to court, we will first try to settle the matter by talking. If you live in a place whose law protects you in a way that a contract cannot take away, that protection still applies.',
        'If a court finds that one part of these terms cannot be enforced, the rest still applies. If one of us does not insist on a right at once, that right is not lost. You may not pass these terms to somebody else without our consent. We may pass them on together with the business.',
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
