import { longestNote, type OwnerPerson, ownerPaths } from '../../api/ownerPage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { WaitlistOverviewWords } from './types.ts';
import * as styles from './WaitlistOverview.css.ts';

interface PersonProps extends Pick<WaitlistOverviewWords, 'note' | 'remove' | 'release'> {
  readonly person: OwnerPerson;
  /** The search text, sent along with each form so that the page then shows the same search. */
  readonly query: string;
}

/** One person with what the owner can do about them. Deleting asks first, in a fold. */
export function Person({ person, query, note, remove, release }: PersonProps) {
  const to = (path: string): string =>
    query === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
  const { id, email, name, company, campaign, status, isQuarantined, joined } = person;
  const known = [name, company, campaign, status].filter((part) => part !== '').join(' · ');
  // Adds the email for screen readers, which would otherwise read fifty buttons of one name.
  const named = (label: string) => (
    <>
      <span>{label}</span>
      <VisuallyHidden>{` ${email}`}</VisuallyHidden>
    </>
  );
  return (
    <li className={styles.row}>
      <Stack gap={1}>
        <Heading level={3} size="body">
          {email}
        </Heading>
        <Text size="small">{known}</Text>
        <Text size="mono">{joined}</Text>
      </Stack>
      <form method="post" action={to(ownerPaths.note)}>
        <input type="hidden" name="id" value={id} />
        <TextField
          id={`note-${id}`}
          name="note"
          label={note.label}
          autoComplete="off"
          maxLength={longestNote}
          defaultValue={person.note}
          beside={
            <Button type="submit" tone="quiet">
              {named(note.button)}
            </Button>
          }
        />
      </form>
      <Stack direction="row" gap={3} align="start">
        {isQuarantined && (
          <form method="post" action={to(ownerPaths.release)}>
            <input type="hidden" name="email" value={email} />
            <Button type="submit" tone="quiet">
              {named(release)}
            </Button>
          </form>
        )}
        <details>
          <summary className={styles.fold}>{named(remove.label)}</summary>
          <form method="post" action={to(ownerPaths.remove)}>
            <Stack gap={2}>
              <Text size="small">{remove.question}</Text>
              <input type="hidden" name="email" value={email} />
              <Button type="submit">{`${remove.button} ${email}`}</Button>
            </Stack>
          </form>
        </details>
      </Stack>
    </li>
  );
}
