import { ownerPaths } from '../../api/ownerPage.ts';
import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Messages } from './Messages.tsx';
import { Person } from './Person.tsx';
import { SignupChart } from './SignupChart.tsx';
import type { WaitlistOverviewProps } from './types.ts';
import * as styles from './WaitlistOverview.css.ts';

export type { WaitlistOverviewProps } from './types.ts';

/**
 * The owner's view of the list. It works by forms and folds and needs no script: it is served to one
 * person, on the machine that holds the database.
 */
export function WaitlistOverview({ words, page }: WaitlistOverviewProps) {
  const { signups, byCampaign, people, messages } = page;
  return (
    <Band pad="compact" labelledBy="overview">
      <Stack gap={8}>
        <Heading level={1} size="h2" id="overview">
          {words.title}
        </Heading>
        {page.notice !== undefined && <Text tone="success">{page.notice}</Text>}
        {page.paused !== undefined && <Text tone="error">{page.paused}</Text>}
        <dl className={styles.figures}>
          {Object.entries(words.statuses).map(([status, label]) => (
            <div key={status}>
              <dt>{label}</dt>
              <dd className={styles.figure}>{signups[status as keyof typeof signups]}</dd>
            </div>
          ))}
        </dl>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {words.days}
          </Heading>
          <SignupChart label={words.days} byDay={page.byDay} />
        </Stack>
        {byCampaign.length > 0 && (
          <Table
            {...words.campaigns}
            rows={byCampaign.map(({ campaign, source, count }) => [
              campaign || words.noCampaign,
              source || words.noCampaign,
              String(count),
            ])}
          />
        )}
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {words.people}
          </Heading>
          <form method="get" action={ownerPaths.page}>
            <TextField
              id="query"
              name="q"
              label={words.search.label}
              autoComplete="off"
              maxLength={200}
              defaultValue={page.query}
              beside={
                <Button type="submit" tone="quiet">
                  {words.search.button}
                </Button>
              }
            />
          </form>
          <a href={ownerPaths.export} download>
            {words.download}
          </a>
          <a href={ownerPaths.exportSemicolons} download>
            {words.downloadSemicolons}
          </a>
          {people.length === 0 && <Text>{words.nobody}</Text>}
          <ul className={styles.list}>
            {people.map((person) => (
              <Person key={person.id} {...words} person={person} query={page.query} />
            ))}
          </ul>
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {words.messages}
          </Heading>
          {messages.length === 0 && <Text>{words.noMessages}</Text>}
          <Messages {...words} messages={messages} />
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {words.mail}
          </Heading>
          {page.mail.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {words.backups}
          </Heading>
          <Text>{page.backup}</Text>
          <form method="post" action={ownerPaths.tryRestore}>
            <Button type="submit" tone="quiet">
              {words.tryRestore}
            </Button>
          </form>
        </Stack>
      </Stack>
    </Band>
  );
}
