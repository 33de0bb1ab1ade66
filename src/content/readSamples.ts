/** A posting to try the reader with. */
export interface ReadSample {
  /** Also the name of its file: `/read/{id}.txt`. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Three postings, invented for the page. The first is shown before anything is pasted. */
export const readSamples: readonly ReadSample[] = [
  {
    id: 'mid-market-account-executive',
    name: 'Mid-market AE',
    text: `Mid-market account executive

We sell invoice-approval software to finance teams that still approve invoices by email. You own the full cycle. Leads are inbound, so first calls arrive already booked.

What you will do
• Run discovery calls and find out what late approvals cost the buyer
• Build a business case with finance, in the buyer’s own numbers
• Keep four to six stakeholders moving, from the controller to the CFO
• Handle objections: most buyers say that their ERP already does this
• Say each Monday which deals will close. Keep the forecast accurate when a deal goes quiet

What you bring
• 7+ years of experience in software sales
• You have carried a quota and can show how you met it
• You crush your number

How we work
The team has six account executives and two solutions engineers. Deals are about $28,000 a year and take about 75 days.`,
  },
  {
    id: 'sales-development-representative',
    name: 'SDR',
    text: `Sales development representative

You open conversations with finance teams that have not heard of us. About eight of those conversations a month become meetings that our account executives accept.

Your week
• Research accounts and find the person who approves invoices
• Make cold calls and write short emails to people you have never met
• Ask the questions that show whether there is a project, a budget and a date
• Qualify inbound leads within the hour
• Book meetings, write down what you learned, and hand them over
• Keep your activity and next steps in the CRM

You will fit in if
• You take “no” well and ask a good question after it
• You write plainly
• You want to be coached each week

You start with two weeks of training. Base pay is $55,000 to $62,000, plus a bonus for accepted meetings. The job is in New York, three days a week in the office.`,
  },
  {
    id: 'sales-manager',
    name: 'Sales manager',
    text: `Sales manager

Lead eight account executives who sell payroll software to small companies. You will not carry a quota of your own; your number is the team’s.

What matters here
• Coach each rep on live calls, and give feedback the same day
• Hold weekly one-to-ones and pipeline reviews, so that each deal has a next step and a date
• Give the forecast for the team on Mondays, and stand behind it
• Hire two people this year and get them ready to sell in ten weeks
• Step into negotiations where a rep needs help, without taking the deal over
• Keep the CRM clean enough that nobody asks where a deal stands

You have led a team before, or you are the rep whom others ask for help. Leads are mostly inbound, deals are about $6,000 a year, and most are decided within three weeks by the owner of the company. Candidates are young, hungry sales warriors.`,
  },
];
