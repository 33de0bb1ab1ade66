import { type ReactNode, use } from 'react';
import { Band } from '../../primitives/Band/Band.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { JoinedContext } from '../../forms/Joined.ts';
import type { LinkItem } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PageIntro, type PageIntroCopy } from '../../layout/PageIntro/PageIntro.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends PageIntroCopy {
  /** Background of the band. Default `page`. */
  readonly tone?: 'page' | 'inverse';
  /** Buttons: one to join, if any, not shown to those who have joined, and another. Default: none. */
  readonly actions?: { readonly join?: LinkItem; readonly other: LinkItem };
  /** Beside the words on wide screens. Slot. Default: none. */
  readonly picture?: ReactNode;
  /** The waitlist's form of one field, in the place of a picture. Slot. Default: none. */
  readonly form?: ReactNode;
}

/** Headline and lead of an inner page, in a band of their own. */
export function PageHeader({ actions, picture, form, tone = 'page', ...intro }: PageHeaderProps) {
  const { hasJoined } = use(JoinedContext);
  const beside = picture ?? form;
  // A picture needs as much room below it as any section.
  const pad = picture === undefined ? (form === undefined ? 'compact' : 'opening') : 'hero';
  const words = (
    <Stack gap={6}>
      <PageIntro {...intro} />
      {actions !== undefined && (
        <Stack direction="row" gap={4}>
          {actions.join !== undefined && !hasJoined && (
            <ButtonLink to={actions.join.to} size="large">
              {actions.join.label}
            </ButtonLink>
          )}
          <ButtonLink
            to={actions.other.to}
            size="large"
            tone={actions.join === undefined ? 'primary' : 'quiet'}
          >
            {actions.other.label}
          </ButtonLink>
        </Stack>
      )}
    </Stack>
  );
  return (
    <Band tone={tone} pad={pad}>
      {beside === undefined ? (
        words
      ) : (
        <div className={styles.shown}>
          {words}
          <div className={picture === undefined ? styles.form : styles.picture}>{beside}</div>
        </div>
      )}
    </Band>
  );
}
