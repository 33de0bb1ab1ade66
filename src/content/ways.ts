import type { LinkItem } from '../primitives/Link/Link.tsx';

/** Links to what a visitor can do next, so that each has the same label on every page. */
export const ways = {
  demo: { label: 'Watch the 60-second demo', to: '/demo' },
  read: { label: 'Get a scorecard from your job posting', to: '/read' },
  score: { label: 'Score an answer yourself', to: '/score' },
  samples: { label: 'Open the samples', to: '/samples' },
  faq: { label: 'Read the FAQ', to: '/faq' },
  answers: { label: 'Browse the answers', to: '/answers' },
  candidates: { label: 'For candidates', to: '/candidates' },
  laws: { label: 'AI hiring laws, place by place', to: '/answers/ai-hiring-laws' },
  privacy: { label: 'How we handle your data', to: '/privacy' },
  home: { label: 'Return to Home', to: '/' },
  howItWorks: { label: 'See how it works', to: '/how-it-works' },
} as const satisfies Record<string, LinkItem>;
