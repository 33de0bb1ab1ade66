import { writeFileSync, chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { generate } from 'selfsigned';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { openStore } from '../../src/server/store/store.ts';
import { postgresAddress } from '../../src/server/store/postgres.ts';
import { scratch } from './support/databases.ts';
import { query } from './support/postgres.ts';

/** PostgreSQL of the run. Without `sslmode` it is reached unencrypted, because it is on this machine. */
const { href: postgres } = new URL(inject('postgresUrl'));
/** File of a certificate for `localhost`, which does not match the IP address in the server's URL. */
let rootCertificate: string;

const ask = async (statement: string): Promise<string> => {
  const [row] = await query(postgres, statement);
  return String(Object.values(row ?? {})[0]);
};

const setEncryption = async (isOn: boolean) => {
  await ask(`alter system set ssl = ${isOn ? 'on' : 'off'}`);
  await ask('select pg_reload_conf()');
  await eventually(async () => expect(await ask('show ssl')).toBe(isOn ? 'on' : 'off'));
};

beforeAll(async () => {
  const folder = await ask('show data_directory');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const { uid, gid } = statSync(folder);
  for (const [name, text] of [
    ['server.key', key],
    ['server.crt', cert],
  ] as const) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    chownSync(join(folder, name), uid, gid);
  }
  rootCertificate = join(scratch(), 'root.crt');
  writeFileSync(rootCertificate, cert);
});

/** Whether a connection with these parameters is encrypted, or the error if the connection fails. */
async function connectionWith(parameters: string, host = '127.0.0.1'): Promise<string> {
  const url = `${postgres.replace('127.0.0.1', host)}${parameters}`;
  try {
    await using store = await openStore(url);
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(store.db);
    return rows[0]?.ssl ? 'encrypted' : 'plain';
  } catch (error) {
    return String(error);
  }
}

test('sslmode has the same meaning as in libpq', async () => {
  const warning = vi.spyOn(process, 'emitWarning');
  await setEncryption(false);
  expect(await connectionWith('')).toBe('plain');
  expect(await connectionWith('?sslmode=require')).toContain('does not support SSL');
  await setEncryption(true);
  expect(await connectionWith('')).toBe('plain');
  expect(await connectionWith('?sslmode=require')).toBe('encrypted');
  expect(await connectionWith('?sslmode=verify-full')).toContain('self-signed certificate');
  const known = `&sslrootcert=${rootCertificate}`;
  expect(await connectionWith(`?sslmode=verify-ca${known}`)).toBe('encrypted');
  expect(await connectionWith(`?sslmode=verify-full${known}`)).toContain('does not match');
  expect(await connectionWith(`?sslmode=verify-full${known}`, 'localhost')).toBe('encrypted');
  expect(await connectionWith('?sslmode=often')).toContain('must be one of disable, require');
  // The driver prints a warning of its own unless it is told to be compatible with libpq.
  expect(warning).not.toHaveBeenCalled();
  warning.mockRestore();
  await setEncryption(false);
});

test.each([
  ['postgres://me@db.example/site', 'require'],
  ['postgres://me@192.0.2.7/site', 'require'],
  ['postgres://me@db.example/site?sslmode=disable', 'disable'],
  ['postgres://me@127.0.0.1/site', 'disable'],
  ['postgres://me@[::1]/site', 'disable'],
  ['postgres://me@localhost/site', 'disable'],
  ['postgres://me@%2Fvar%2Frun%2Fpostgresql/site', 'disable'],
])('%s is reached with sslmode %s', (url, mode) => {
  expect(new URL(postgresAddress(url)).searchParams.get('sslmode')).toBe(mode);
});

test('commits wait for the disk, whatever options the address has', () => {
  const optionsOf = (url: string) => new URL(postgresAddress(url)).searchParams.get('options');
  expect(optionsOf('postgres://localhost/site')).toBe('-c synchronous_commit=on');
  expect(optionsOf('postgres://localhost/site?options=-c%20search_path%3Dx')).toBe(
    '-c search_path=x -c synchronous_commit=on',
  );
});
