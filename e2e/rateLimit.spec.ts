import { expect, test } from './support/server.ts';

test.use({ environment: { RATE_LIMIT_PER_MINUTE: '1' }, expectedMessages: [/status of 429/] });

test('too many signups from one network are told to wait, and keep what was typed', async ({
  page,
}) => {
  for (const turn of [1, 2]) {
    await page.goto('/pricing');
    await page.getByRole('textbox', { name: /^Work email/ }).fill(`crowd${turn}@example.com`);
    await page.getByRole('button', { name: 'Join waitlist' }).click();
    if (turn === 1)
      await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible();
  }
  await expect(page.getByRole('alert')).toContainText('Wait a minute');
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toHaveValue(
    'crowd2@example.com',
  );
});
