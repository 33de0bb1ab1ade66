import type { DateLineProps } from '../illustrations/DateLine/DateLine.tsx';

/** Dates from which AI hiring laws apply. answers/ai-hiring-laws.ts has the same dates with their sources. */
export const lawDates = {
  description:
    'A line of time: dates on which AI hiring laws began to apply, and three that come next.',
  title: 'AI hiring laws, November 23, 2026',
  parts: [
    {
      label: 'Since 2023',
      isNext: false,
      dates: [
        { date: 'Jul 2023', place: 'New York City', what: 'bias audit, notice' },
        { date: 'Feb 2025', place: 'EU', what: 'no emotion inference' },
        { date: 'Oct 2025', place: 'California', what: 'no discriminatory use, records' },
        { date: 'Dec 2025', place: 'New Jersey', what: 'no unjustified disparate impact' },
        { date: 'Jan 2026', place: 'Illinois', what: 'no discriminatory effect, notice' },
        { date: 'Jan 2026', place: 'Texas', what: 'no AI meant to discriminate' },
        { date: 'Jan 2026', place: 'Ontario', what: 'say it in the posting' },
        { date: 'Aug 2026', place: 'EU', what: 'say when AI talks' },
        { date: 'Oct 2026', place: 'Connecticut', what: 'AI is no defense' },
      ],
    },
    {
      label: 'Next',
      isNext: true,
      dates: [
        { date: 'Jan 2027', place: 'Colorado, California', what: 'notice, then review or opt-out' },
        { date: 'Oct 2027', place: 'Connecticut', what: 'written notice' },
        { date: 'Dec 2027', place: 'EU', what: 'duties for high-risk systems' },
      ],
    },
  ],
} satisfies DateLineProps;
