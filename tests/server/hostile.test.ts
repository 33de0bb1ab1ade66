import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactSchema } from '../../src/api/forms/contact.ts';
import { fieldErrors } from '../../src/api/problem.ts';
import { csvOf, escapeFormula, parseCsv, unescapeFormula } from '../../src/server/commands/csv.ts';
import { clientNetworks } from '../../src/server/http/clientAddress.ts';
import { postForm, postJson } from './support/http.ts';
import { serve } from './support/serve.ts';

const naughty = JSON.parse(
  readFileSync(new URL('../corpora/blns.json', import.meta.url), 'utf8'),
) as string[];
describe('hostile input', async () => {
  const server = await serve('sqlite');

  test('every naughty string is stored exactly as sent, or refused with its field', async () => {
    const send = async (text: string, index: number) => {
      const email = `n${index}@example.com`;
      const input = { name: text, email, company: text, message: `${text}.` };
      const wanted = fieldErrors(contactSchema, input);
      const answer = await postJson(`${server.url}/api/contact`, input);
      expect(answer.status, JSON.stringify(text)).toBe(wanted.length === 0 ? 202 : 422);
      if (wanted.length > 0)
        expect(((await answer.json()) as { errors: unknown }).errors).toEqual(wanted);
    };
    // A few at a time: the test is about what is sent, not about load.
    for (let start = 0; start < naughty.length; start += 20)
      await Promise.all(
        naughty.slice(start, start + 20).map((text, index) => send(text, start + index)),
      );
    const stored = await server.deps.store.db.selectFrom('messages').selectAll().execute();
    expect(stored.length).toBeGreaterThan(450);
    for (const row of stored) {
      const text = naughty[Number(/^n(\d+)@/.exec(row.email)?.[1])] ?? 'unknown';
      const [name, message] = [text.trim(), `${text}.`.trim()];
      expect(row).toMatchObject({ name, company: name, message });
    }
  });

  test('a page that shows what was typed again always escapes it', async () => {
    for (const text of naughty.filter((one) => /[<>&"']/.test(one))) {
      const answer = await postForm(`${server.url}/api/contact`, { name: text, message: text });
      expect(answer.status).toBe(422);
      const html = await answer.text();
      const kept = html.replace(/value="[^"]*"|<textarea[^>]*>[^<]*<\/textarea>/g, '');
      expect(kept).not.toMatch(/<script|onerror|<img|<iframe|javascript:/i);
      expect(html.match(/<textarea/g)).toHaveLength(1);
      expect(html.match(/<\/form>/g)).toHaveLength(1);
    }
  });

  test('whatever JSON is sent, the answer is 202 or a problem that names fields', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const answer = await postJson(`${server.url}/api/waitlist`, value);
        expect([202, 422]).toContain(answer.status);
      }),
      { numRuns: 100 },
    );
  });
});

test('a cell of an export starts no formula and is imported unchanged', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'=", "''-"), fc.string())
      .map(([start, rest]) => start + rest),
  );
  fc.assert(
    fc.property(cell, (text) => {
      expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test('a line of an export has every cell in quotes and is imported unchanged', () => {
  const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(cells, (row) => {
      // parseCsv skips a row of nothing but separators, which spreadsheets leave at the end.
      fc.pre(row.some((cell) => cell.trim() !== ''));
      const record = Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]));
      const csv = csvOf(Object.keys(record), [record]);
      expect(csv).toMatch(/^"(?:.|\s)*"\r\n$/u);
      expect(parseCsv(csv).map(({ cells: read }) => read)).toEqual([record]);
    }),
  );
});

test('whatever X-Forwarded-For says, the network is an address or a /64', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(3), (forwarded, proxyDepth) => {
      expect(clientNetworks('192.0.2.1', forwarded, proxyDepth)[0]).toMatch(
        /^[\d.]+$|^[\da-f]+\/64$/,
      );
    }),
  );
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(clientNetworks(address, undefined, 0)[0]).toMatch(/^[\da-f]+\/64$|^\d+(?:\.\d+){3}$/);
    }),
  );
});
